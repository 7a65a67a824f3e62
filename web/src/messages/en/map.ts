// Words of the map; loaded with it.
export const map = {
  failed: "The map couldn’t be loaded",
  failed_text: "Your browser may not support it, or you’re offline. Everything else still works.",
  loading: "Loading the map…",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  attribution: "Show or hide map sources",
  marker: "Marker",
  ctrl_scroll: "Use Ctrl + scroll to zoom the map",
  command_scroll: "Use ⌘ + scroll to zoom the map",
  two_fingers: "Use two fingers to move the map",
  pin: "Pin. Use the arrow keys to move it, and hold Shift for larger steps.",
};
