// Post composer in three steps, with a summary at the end.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { EmptyState } from "@/ui/empty-state";
import { CardSkeleton } from "@/ui/skeleton";
import { postQuery } from "../api";
import { draftOf, LANGUAGES, startDraft } from "./draft";
import { Steps } from "./steps";
import { useComposerWords } from "./words";

export interface ComposerProps {
  isOpen: boolean;
  /** Id of the post that is edited; a new one without it. */
  post: string | undefined;
  /** Location that the page shows. */
  location: string | undefined;
  /** Day that a new post is planned for. */
  day: string | undefined;
  showsTemplates: boolean;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function Composer({ isOpen, post, location, day, showsTemplates, onClose }: ComposerProps) {
  const { language } = useI18n();
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  if (post !== undefined) return <Edit key={opening} id={post} isOpen={isOpen} onClose={onClose} />;
  return (
    <Steps
      key={opening}
      isOpen={isOpen}
      post={undefined}
      start={startDraft(language, location, day)}
      startLanguage={language}
      showsTemplates={showsTemplates}
      onClose={onClose}
    />
  );
}

/** The composer once the post is here. */
function Edit({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const words = useComposerWords();
  const { ui } = useMessages();
  const { language } = useI18n();
  const { data, error } = useQuery(postQuery(id));
  if (data) {
    const first = data.texts[language] === undefined ? LANGUAGES.find((each) => data.texts[each]) : language;
    return (
      <Steps
        isOpen={isOpen}
        post={data}
        start={draftOf(data)}
        startLanguage={first ?? language}
        showsTemplates={false}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title_edit}
      size="lg"
      footer={<Button onPress={onClose}>{ui.close}</Button>}
    >
      {error ? <EmptyState title={words.not_found} /> : <CardSkeleton className="h-96" />}
    </Dialog>
  );
}
