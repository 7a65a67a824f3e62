// The way into the dialog.
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { Button } from "@/ui/button";
import { googleQuery } from "./api";
import { useGoogleWords } from "./words";

export interface ConnectButtonProps {
  variant?: "primary" | "secondary";
  onPress: () => void;
}

/** "Connect Google"; nothing where Google is not set up. */
export function ConnectButton({ variant = "secondary", onPress }: ConnectButtonProps) {
  const words = useGoogleWords();
  const { data: google } = useQuery(googleQuery);
  if (!google?.is_configured) return null;
  return (
    <Button
      variant={variant}
      onPress={onPress}
      icon={<Store className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {words.connect}
    </Button>
  );
}
