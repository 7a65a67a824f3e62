// Lets one move and enlarge the map of the contact page: by mouse, touch, buttons or keys.

const MAX_ZOOM = 6;
const STEP = 1.6;

/** Enhances the map. */
export default function contactMap(figure: HTMLElement) {
  const svg = figure.querySelector("svg");
  if (!svg) return;
  const { width, height } = svg.viewBox.baseVal;
  let [x, y, zoom] = [0, 0, 1];
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

  const show = () => {
    x = clamp(x, width - width / zoom);
    y = clamp(y, height - height / zoom);
    svg.setAttribute("viewBox", `${x} ${y} ${width / zoom} ${height / zoom}`);
    // The pins stay as large as they are.
    for (const place of svg.querySelectorAll(".map-place"))
      place.setAttribute("transform", `scale(${1 / zoom})`);
  };
  const zoomTo = (to: number, at = { x: 0.5, y: 0.5 }) => {
    const next = Math.min(Math.max(to, 1), MAX_ZOOM);
    x += (width / zoom - width / next) * at.x;
    y += (height / zoom - height / next) * at.y;
    zoom = next;
    show();
  };
  const moveBy = (dx: number, dy: number) => {
    x += (dx * width) / zoom;
    y += (dy * height) / zoom;
    show();
  };

  for (const part of figure.querySelectorAll<HTMLElement>("[hidden]")) part.hidden = false;
  for (const button of figure.querySelectorAll<HTMLElement>("[data-zoom]")) {
    button.addEventListener("click", () => {
      const { zoom: direction } = button.dataset;
      zoomTo(direction === "in" ? zoom * STEP : direction === "out" ? zoom / STEP : 1);
    });
  }
  const pressed = (key: string): boolean => {
    if (key === "ArrowLeft") moveBy(-0.1, 0);
    else if (key === "ArrowRight") moveBy(0.1, 0);
    else if (key === "ArrowUp") moveBy(0, -0.1);
    else if (key === "ArrowDown") moveBy(0, 0.1);
    else if (key === "+") zoomTo(zoom * STEP);
    else if (key === "-") zoomTo(zoom / STEP);
    else if (key === "0") zoomTo(1);
    else return false;
    return true;
  };
  svg.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event.key)) event.preventDefault();
  });
  svg.addEventListener("pointerdown", (event) => {
    if (event.button === 0) svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointermove", (event) => {
    if (!svg.hasPointerCapture(event.pointerId)) return;
    const box = svg.getBoundingClientRect();
    moveBy(-event.movementX / box.width, -event.movementY / box.height);
  });
  svg.addEventListener("dblclick", (event) => {
    const box = svg.getBoundingClientRect();
    zoomTo(zoom * STEP, {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    });
  });
}
