/**
 * Adds to each time what a clock of the reader shows when it begins. A kept page is the same for everybody, so only the browser
 * can know. A reader whose clock shows one of the two times that are there already is told nothing twice. The policy of
 * the page names the script by its hash.
 */
export const LOCAL_TIME_SCRIPT = `for(let e of document.querySelectorAll('[data-own-time]')){let[b,o]=e.dataset.ownTime.split(' '),d=new Date(b),m=-d.getTimezoneOffset();if(m&&m!=o)e.append('; for you '+d.toLocaleString('en-US',{dateStyle:'full',timeStyle:'short'}))}`;
