// Saves the form, and merges it with changes that another user saved meanwhile.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "@/lib/api";
import type { Location } from "../types";
import { latestLocation, saveLocation } from "./api";
import type { Choice } from "./conflict-dialog";
import { changedFields, changesOf, type Draft, type Field, toDraft } from "./draft";
import { type Meeting, meet, merged } from "./merge";

/** Conflict that the user has to resolve. */
export interface Collision {
  meeting: Meeting;
  /** Location as the other user saved it. */
  latest: Location;
}

/** Result of saving. */
export interface Saved {
  location: Location;
  /** Fields that another user changed meanwhile, and that keep their values. */
  theirs: readonly Field[];
}

export interface SaveOptions {
  base: Location;
  draft: Draft;
  onSaved: (saved: Saved) => void;
  onFailed: (error: unknown) => void;
}

interface Attempt {
  base: Location;
  draft: Draft;
  theirs: readonly Field[];
}

class CollisionError extends Error {
  readonly collision: Collision;
  constructor(collision: Collision) {
    super("Somebody else changed the same fields.");
    this.collision = collision;
  }
}

/** Saves the changed fields, and merges changes of other fields; `collision` is set if both changed the same field. */
export function useSave({ base, draft, onSaved, onFailed }: SaveOptions) {
  const client = useQueryClient();
  const [collision, setCollision] = useState<Collision | null>(null);
  const started = useRef<Attempt>({ base, draft, theirs: [] });
  const { mutate, isPending } = useMutation({
    mutationFn: (attempt: Attempt) => send(attempt),
    onMutate: () => setCollision(null),
    onSuccess: (saved) => {
      client.setQueryData(["locations", "one", saved.location.id], saved.location);
      void client.invalidateQueries({ queryKey: ["locations"] });
      onSaved(saved);
    },
    onError: (error) => {
      if (error instanceof CollisionError) setCollision(error.collision);
      else onFailed(error);
    },
  });
  const start = (attempt: Attempt) => {
    if (isPending) return;
    started.current = attempt;
    mutate(attempt);
  };
  return {
    isPending,
    collision,
    save: () => start({ base, draft, theirs: [] }),
    choose: (choices: ReadonlyMap<Field, Choice>) => {
      if (!collision) return;
      const before = started.current;
      const theirs = toDraft(collision.latest);
      start({
        base: collision.latest,
        draft: merged(toDraft(before.base), before.draft, theirs, choices),
        theirs: collision.meeting.theirs,
      });
    },
    giveUp: () => setCollision(null),
  };
}

async function send({ base, draft, theirs }: Attempt): Promise<Saved> {
  const from = toDraft(base);
  const changes = changesOf(draft, changedFields(draft, from));
  if (Object.keys(changes).length === 0) return { location: base, theirs };
  try {
    return { location: await saveLocation(base.id, base.version, changes), theirs };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const latest = await latestLocation(base.id);
    const now = toDraft(latest);
    const meeting = meet(from, draft, now);
    if (meeting.conflicts.length > 0) throw new CollisionError({ meeting, latest });
    return send({
      base: latest,
      draft: merged(from, draft, now, new Map()),
      theirs: [...new Set([...theirs, ...meeting.theirs])],
    });
  }
}
