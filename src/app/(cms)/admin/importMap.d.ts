import type { ImportMap } from 'payload';

/** Components of the admin by their path; the file beside is written by `payload generate:importmap`. */
export declare const importMap: ImportMap;
