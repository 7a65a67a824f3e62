// A request for a review on a phone: public links that are equal for all customers, and the private form.
import { ChevronRight, MessageCircle } from "lucide-react";

interface Props {
  label: string;
  text: { from: string; hello: string; google: string; facebook: string; private: string };
}

/** Message to a customer after a visit. */
export function RequestPicture({ label, text }: Props) {
  return (
    <div role="img" aria-label={label} className="rounded-xl bg-sunken px-6 pt-10">
      <div
        aria-hidden="true"
        className="mx-auto max-w-72 rounded-t-[2.25rem] border-x-8 border-t-8 border-ink/85 bg-surface px-5 pt-8 pb-10 dark:border-line-strong"
      >
        <p className="text-center text-sm text-ink-muted">{text.from}</p>
        <p className="mt-4 rounded-xl rounded-bl-sm bg-primary-soft p-4 leading-snug">{text.hello}</p>
        <div className="mt-5 flex flex-col gap-2.5 font-medium">
          {[text.google, text.facebook].map((link) => (
            <p
              key={link}
              className="flex items-center justify-between rounded-md bg-primary px-4 py-3 text-on-primary"
            >
              {link} <ChevronRight className="size-4" strokeWidth={1.5} />
            </p>
          ))}
          <p className="flex items-center gap-2.5 rounded-md border border-line-strong px-4 py-3">
            <MessageCircle className="size-4" strokeWidth={1.5} /> {text.private}
          </p>
        </div>
      </div>
    </div>
  );
}
