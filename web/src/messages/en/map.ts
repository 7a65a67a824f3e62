// Words of the map; loaded with it.
export const map = {
  failed: "The map could not be shown",
  failed_text: "This browser cannot draw it, or the connection was lost. Everything else works without it.",
  loading: "Loading the map…",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  attribution: "Show or hide the sources",
  marker: "Marker",
  ctrl_scroll: "Use Ctrl + scroll to zoom the map",
  command_scroll: "Use ⌘ + scroll to zoom the map",
  two_fingers: "Use two fingers to move the map",
  pin: "Pin: the arrow keys move it, with Shift in larger steps",
};
