// Paints the cloth as it stands on the page, word by word, and saves it.
const button = document.querySelector("button"), canvas = document.createElement("canvas");
const pen = canvas.getContext("2d");
const paint = node => {
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  pen.fillStyle = style.backgroundColor;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, style.borderRadius.split(" ").map(parseFloat));
  pen.fill();
  for (const child of node.childNodes)
    if (child.nodeType === Node.TEXT_NODE)
      for (const word of child.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(child, word.index);
        range.setEnd(child, word.index + word[0].length);
        const at = range.getBoundingClientRect();
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        pen.fillStyle = style.color;
        pen.fillText(word[0], at.x, at.y + pen.measureText(word[0]).fontBoundingBoxAscent);
      }
    else if (child.localName === "path") {      // of the bow tie, a unit is a pixel
      const before = pen.getTransform();
      pen.translate(box.x, box.y);
      pen.fillStyle = style.fill;
      pen.fill(new Path2D(child.getAttribute("d")));
      pen.setTransform(before);
    } else if (child !== button) paint(child);
};
if (button) {
  button.hidden = false;
  button.onclick = () => {
    const cloth = button.parentNode, box = cloth.getBoundingClientRect();
    const scale = Math.max(2, 1200 / box.width);
    canvas.width = box.width * scale;
    canvas.height = (button.getBoundingClientRect().y - box.y) * scale;
    pen.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    paint(cloth);
    canvas.toBlob(blob => Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(blob), download: "crupier.png"}).click());
  };
}
