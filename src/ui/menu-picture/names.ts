/** The pictures that an area of the main menu can show. */
export const MENU_PICTURES = ['cluster', 'move', 'console', 'people'] as const;
export type MenuPictureName = (typeof MENU_PICTURES)[number];
