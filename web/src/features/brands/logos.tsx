// The logos of a brand, each saved immediately.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { FileTrigger } from "react-aria-components";
import { ACCEPTED_PICTURES, usePictureRefusal } from "@/lib/pictures";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { type Brand, brandsQuery, putLogo, type Theme } from "./api";
import { useBrandWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The fields of both logos. */
export function Logos({ brand, onChanged }: { brand: Brand; onChanged: (brand: Brand) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Logo brand={brand} theme="light" url={brand.logo_url} onChanged={onChanged} />
      <Logo brand={brand} theme="dark" url={brand.dark_logo_url} onChanged={onChanged} />
    </div>
  );
}

interface LogoProps {
  brand: Brand;
  theme: Theme;
  url: string | null;
  onChanged: (brand: Brand) => void;
}

function Logo({ brand, theme, url, onChanged }: LogoProps) {
  const { logo: words } = useBrandWords();
  const refusal = usePictureRefusal();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (file: File | null) => putLogo(brand.id, theme, file),
    onSuccess: (now) => {
      onChanged(now);
      void client.invalidateQueries({ queryKey: brandsQuery.queryKey });
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{words[theme]}</p>
      <span
        className={cx(
          "grid h-20 place-items-center rounded-lg border border-line p-2",
          theme === "light" ? "bg-white" : "bg-[#17202a]",
        )}
      >
        {url && <img src={url} alt={brand.name} className="max-h-full w-auto max-w-full object-contain" />}
      </span>
      {error && (
        <Banner kind="error" title={words.failed}>
          {refusal(error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <FileTrigger
          acceptedFileTypes={[...ACCEPTED_PICTURES]}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) mutate(file);
          }}
        >
          <Button size="sm" isPending={isPending} icon={<ImageUp {...ICON} />}>
            {url ? words.replace : words.choose}
          </Button>
        </FileTrigger>
        {url && (
          <Button size="sm" variant="ghost" onPress={() => mutate(null)} icon={<Trash2 {...ICON} />}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
