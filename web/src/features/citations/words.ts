// The words of citations; loaded with their screens.
import { useWords } from "@/lib/i18n";
import { directories as directoriesEn } from "./directories/en";
import { directories as directoriesFr } from "./directories/fr";
import { citations as en } from "./en";
import { citations as fr } from "./fr";
import { listing as listingEn } from "./listing/en";
import { listing as listingFr } from "./listing/fr";
import { matrix as matrixEn } from "./matrix/en";
import { matrix as matrixFr } from "./matrix/fr";
import { tasks as tasksEn } from "./tasks/en";
import { tasks as tasksFr } from "./tasks/fr";

const WORDS = { en, fr };
const LISTING = { en: listingEn, fr: listingFr };
const MATRIX = { en: matrixEn, fr: matrixFr };
const DIRECTORIES = { en: directoriesEn, fr: directoriesFr };
const TASKS = { en: tasksEn, fr: tasksFr };

export type CitationsWords = typeof en;
export type ListingWords = typeof listingEn;
export type MatrixWords = typeof matrixEn;
export type DirectoriesWords = typeof directoriesEn;
export type TasksWords = typeof tasksEn;

/** Texts that the screens share, in the current language. */
export const useCitationsWords = () => useWords<CitationsWords>(WORDS);

/** Texts of one listing in the current language. */
export const useListingWords = () => useWords<ListingWords>(LISTING);

/** Texts of the matrix and of the lists of a location in the current language. */
export const useMatrixWords = () => useWords<MatrixWords>(MATRIX);

/** Texts of the task board in the current language. */
export const useTasksWords = () => useWords<TasksWords>(TASKS);

/** Texts of the list of directories in the current language. */
export const useDirectoriesWords = () => useWords<DirectoriesWords>(DIRECTORIES);
