import { addDialog, openDialog } from './search-dialog';

const STYLES = '/search-tools/dialog-style.css';

let added: Promise<void> | undefined;

/** Opens the search dialog. Its styles are loaded first, so that it never shows without them. */
async function openSearchDialog(): Promise<void> {
  await (added ??= loadStyles().then(addDialog));
  openDialog();
}

function loadStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLES;
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // Without styles, the dialog still works.
    link.addEventListener('error', () => resolve());
  });
}

/** The script in each page's head calls it by this short name (src/shell/search-script.ts). */
export { openSearchDialog as open };
