// Asks for another day and time of a post: the way to move it without dragging.
import { useId, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { useLast } from "@/lib/use-last";
import { Button } from "@/ui/button";
import { DatePicker } from "@/ui/date-picker";
import { Dialog } from "@/ui/dialog";
import { TimeField } from "@/ui/time-field";
import { localMoment, todayHere } from "../dates";
import { usePostsWords } from "../words";
import type { Move } from "./use-move";

/** The post to move. */
export interface Movable {
  id: string;
  title: string;
  /** Local moment; null for none. */
  at: string | null;
}

export interface MoveDialogProps {
  post: Movable | null;
  onClose: () => void;
  onMove: (move: Move) => void;
}

/** Time of a post that has none yet. */
const USUAL_TIME = "10:00";

/** Open while there is a post. */
export function MoveDialog({ post, onClose, onMove }: MoveDialogProps) {
  const { move: words } = usePostsWords();
  const { ui } = useMessages();
  const id = useId();
  const last = useLast(post);
  return (
    <Dialog
      isOpen={post !== null}
      onClose={onClose}
      title={words.title}
      subtitle={<bdi>{last?.title}</bdi>}
      size="sm"
      footer={
        <>
          <Button onPress={onClose}>{ui.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {words.submit}
          </Button>
        </>
      }
    >
      {last && <Fields key={`${last.id} ${last.at}`} id={id} post={last} onMove={onMove} />}
    </Dialog>
  );
}

function Fields({ id, post, onMove }: { id: string; post: Movable; onMove: (move: Move) => void }) {
  const { move: words } = usePostsWords();
  const [day, setDay] = useState(post.at?.slice(0, 10) ?? "");
  const [time, setTime] = useState(post.at?.slice(11, 16) || USUAL_TIME);
  const [isTried, setTried] = useState(false);
  const error = day === "" ? words.required : day < todayHere() ? words.past : undefined;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!error) onMove({ id: post.id, from: post.at, to: localMoment(day, time || USUAL_TIME) });
      }}
      className="flex flex-col gap-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
        <DatePicker
          label={words.day}
          value={day}
          onChange={setDay}
          errorMessage={isTried ? error : undefined}
        />
        <TimeField label={words.time} showsLabel value={time} onChange={setTime} />
      </div>
      <p className="text-xs text-ink-muted">{words.help}</p>
    </form>
  );
}
