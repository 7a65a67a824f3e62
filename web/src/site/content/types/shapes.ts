// Shapes of text that many pages have.
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A feature or an argument: a title and a sentence or two. */
export interface Item {
  title: string;
  text: string;
}

/** An item with its picture sign. */
export interface IconItem extends Item {
  icon: LucideIcon;
}

/** A figure: "+127%", what it counts, and more about it. */
export interface Stat {
  value: string;
  label: string;
  text?: string;
}

/** A question and its answer. */
export interface Question {
  question: string;
  answer: string;
}

/** What someone said. */
export interface Testimony {
  text: string;
  name: string;
  role: string;
}

/** Anything React shows. */
export type Node = ReactNode;
