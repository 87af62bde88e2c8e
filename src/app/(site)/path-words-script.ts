/** The id of the search field of the 404 page. */
export const PATH_WORDS_FIELD = 'not-found-words';

/**
 * Fills the search of the 404 page with the last part of the URL, as words: most visitors there have a mistyped or outdated
 * URL, and the search corrects misspellings. The page is the same for every URL, so only the browser does this. It sets the
 * value of a field, so nothing of the URL becomes HTML. Of a URL that can't be decoded, it takes nothing.
 */
export const PATH_WORDS_SCRIPT =
  `try{let w=decodeURIComponent(location.pathname).split('/').filter(e=>e).pop().replace(/\\.\\w+$/,'')` +
  `.replace(/[^\\p{L}\\p{N}_]+/gu,' ').trim();` +
  `if(/\\p{L}{3}/u.test(w)&&w.length<80)document.getElementById('${PATH_WORDS_FIELD}').value=w}catch{}`;
