import type { ImportMap } from 'payload';

/** Maps paths to admin components. `payload generate:importmap` writes the JavaScript file next to this one. */
export declare const importMap: ImportMap;
