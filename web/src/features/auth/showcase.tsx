// The brand beside the forms: an awning over a lit window, and the product in it. Decorative but for its headline.
import { MapPin, MessageSquare, Star } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Awning } from "@/ui/awning";
import { HealthMeter } from "@/ui/health-meter";

const SHOPS = [
  { name: "Maison Laurier", city: "Paris", health: 96, rating: 4.8 },
  { name: "Corner & Bean", city: "Portland", health: 88, rating: 4.6 },
  { name: "Atelier Vélo Mile End", city: "Montréal", health: 72, rating: 4.4 },
  { name: "Harbour Dental", city: "Halifax", health: 92, rating: 4.9 },
  { name: "Librairie du Port", city: "Nantes", health: 54, rating: 4.1 },
];

/** The right half of the login and sign-up pages, from 1024 px. */
export function Showcase() {
  const { showcase } = useMessages().auth;
  return (
    <aside className="relative hidden bg-night text-cream lg:block">
      <div className="absolute inset-0 bg-radial-[at_50%_45%] from-night to-night-deep" />
      <div className="sticky top-0 flex h-dvh flex-col overflow-hidden">
        <Awning on="night" stripe={64} body={44} className="relative block drop-shadow-lg" />
        <div className="relative mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center gap-10 px-10 py-12 xl:px-14">
          <Window />
          <div className="max-w-[34rem]">
            <p className="font-display text-3xl tracking-tight text-balance">{showcase.headline}</p>
            <p className="mt-3 text-base text-balance text-cream/75">{showcase.text}</p>
          </div>
        </div>
      </div>
      {/* At the foot of the page: a form may be longer than the window. */}
      <div className="absolute inset-x-0 bottom-0 h-2 bg-brass" />
    </aside>
  );
}

function Window() {
  const { showcase } = useMessages().auth;
  const format = useFormat();
  return (
    <div
      aria-hidden="true"
      className="relative rounded-xl border border-night-line bg-cream/6 p-3 shadow-lg before:absolute before:inset-0 before:rounded-xl before:bg-linear-115 before:from-cream/12 before:via-transparent before:via-35% before:to-transparent"
    >
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface text-ink">
        <div className="flex items-center justify-between border-b border-line px-5 py-3.5">
          <p className="text-base font-semibold tracking-tight">{showcase.table_title}</p>
          <span className="flex gap-1.5">
            <i className="h-2 w-10 rounded-full bg-line" />
            <i className="h-2 w-14 rounded-full bg-primary" />
          </span>
        </div>
        <div className="grid grid-cols-3 divide-x divide-line border-b border-line bg-paper/70">
          <Figure icon={<MapPin className="size-4" strokeWidth={1.5} />} label={showcase.stats.total}>
            {format.number(248)}
          </Figure>
          <Figure icon={<Star className="size-4" strokeWidth={1.5} />} label={showcase.stats.rating}>
            {format.rating(4.6)}
          </Figure>
          <Figure
            icon={<MessageSquare className="size-4" strokeWidth={1.5} />}
            label={showcase.stats.reviews}
          >
            {format.number(18432)}
          </Figure>
        </div>
        <ul className="divide-y divide-line">
          {SHOPS.map((shop) => (
            <li key={shop.name} className="flex items-center gap-4 px-5 py-2.5">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{shop.name}</span>
                <span className="block text-xs text-ink-muted">{shop.city}</span>
              </span>
              <HealthMeter health={shop.health} className="w-32" />
              <span className="numeric flex w-12 items-center justify-end gap-1.5">
                <Star className="size-3.5 fill-brass text-brass" strokeWidth={1.5} />
                {format.rating(shop.rating)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Figure({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="px-5 py-3">
      <p className="flex items-center gap-1.5 text-xs text-ink-muted">
        <span className="text-brass">{icon}</span>
        <span className="truncate">{label}</span>
      </p>
      <p className="numeric mt-1 text-xl font-semibold tracking-tight">{children}</p>
    </div>
  );
}
