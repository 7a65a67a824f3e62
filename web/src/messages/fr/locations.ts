// Mots de la fonctionnalité « établissements ».
import type { Messages } from "../en";

export const locations = {
  title: "Établissements",
  subtitle: "Gérez vos établissements et vos fiches Google",
} satisfies Messages["locations"];
