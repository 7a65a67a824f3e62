// A week of planned posts.
import type { posts } from "../content/en/products/pictures";
import { Figure } from "../sections/figure";

/** Seven days, three of them with a post. */
export function PostsPicture({ label, text }: { label: string; text: typeof posts }) {
  return (
    <Figure label={label}>
      <p className="border-b border-line px-5 py-3.5 font-semibold">{text.month}</p>
      <div className="divide-y divide-line px-5">
        {text.days.map((day, index) => {
          const post = text.items.find((each) => each.day === index);
          return (
            <div key={day} className={`flex items-center gap-4 ${post ? "py-3" : "py-1.5"}`}>
              <p className="w-10 shrink-0 text-sm text-ink-faint">{day}</p>
              {post && (
                <div className="flex min-w-0 flex-1 items-center justify-between gap-3 rounded-md border-s-4 border-brass bg-sunken px-3.5 py-2.5">
                  <div className="min-w-0">
                    <p className="text-xs font-medium text-brass-ink">
                      {post.kind}, {post.places}
                    </p>
                    <p className="font-medium">{post.title}</p>
                  </div>
                  <p className="text-xs text-ink-muted max-sm:hidden">{text.scheduled}</p>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Figure>
  );
}
