// Choosing the part of a photo that Google shows.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Slider } from "@/ui/slider";
import { CENTERED, cropOf, type Framing, maxZoom, moved, sentSize } from "./crop";
import { useComposerWords } from "./words";

export interface CropDialogProps {
  picture: ImageBitmap;
  isPending: boolean;
  onClose: () => void;
  onUse: (photo: Blob) => void;
}

/** Size of the canvas on the screen, twice as fine for screens with fine pixels. */
const CANVAS = { width: 960, height: 720 };
const STEPS = 10;
const QUALITY = 0.88;
/** Part of the frame that an arrow key moves the photo by. */
const KEY_STEP = 0.04;

/** The photo behind its frame, and how close it is. */
export function CropDialog({ picture, isPending, onClose, onUse }: CropDialogProps) {
  const { photo: words } = useComposerWords();
  const { ui } = useMessages();
  const format = useFormat();
  const [framing, setFraming] = useState(CENTERED);
  const top = maxZoom(picture);
  const zooms = Array.from({ length: STEPS + 1 }, (_, at) => 1 + ((top - 1) * at) / STEPS);
  const use = async () => {
    const photo = await drawn(picture, framing);
    if (photo) onUse(photo);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="md"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void use()}>
            {words.use}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Frame picture={picture} framing={framing} onChange={setFraming} />
        <p className="text-xs text-ink-muted">{words.help}</p>
        {top > 1 && (
          <Slider
            label={words.zoom}
            values={zooms}
            value={framing.zoom}
            onChange={(zoom) => setFraming((before) => moved(picture, { ...before, zoom }, 0, 0))}
            valueLabel={words.zoom_value(format.percent(framing.zoom * 100))}
          />
        )}
      </div>
    </Dialog>
  );
}

interface FrameProps {
  picture: ImageBitmap;
  framing: Framing;
  onChange: (change: (before: Framing) => Framing) => void;
}

function Frame({ picture, framing, onChange }: FrameProps) {
  const { photo: words } = useComposerWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) draw(context, picture, framing);
  }, [picture, framing]);
  const move = (across: number, down: number) => onChange((before) => moved(picture, before, across, down));
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    move((held.current.x - clientX) / width, (held.current.y - clientY) / height);
    held.current = { x: clientX, y: clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-KEY_STEP, 0],
      ArrowRight: [KEY_STEP, 0],
      ArrowUp: [0, -KEY_STEP],
      ArrowDown: [0, KEY_STEP],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is moved in two directions, which no form control is
    <div
      role="group"
      aria-label={words.frame}
      aria-roledescription={words.help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        held.current = null;
      }}
      className="focus-ring aspect-4/3 w-full touch-none overflow-hidden rounded-md bg-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} {...CANVAS} className="size-full cursor-grab" />
    </div>
  );
}

function draw(context: CanvasRenderingContext2D, picture: ImageBitmap, framing: Framing) {
  const { x, y, width, height } = cropOf(picture, framing);
  const { canvas } = context;
  context.imageSmoothingQuality = "high";
  // Photos with holes get the paper that Google shows them on.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** Returns the part in the frame as a JPEG; null where the browser has no memory for it. */
function drawn(picture: ImageBitmap, framing: Framing): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sentSize(cropOf(picture, framing)));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  draw(context, picture, framing);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
