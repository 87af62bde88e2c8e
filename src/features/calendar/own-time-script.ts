/**
 * Adds to each time what a clock of the reader shows then. A kept page is the same for everybody, so only the browser
 * can know. A reader whose clock shows one of the two times that are there already is told nothing twice. The policy of
 * the page names the script by its hash.
 */
export const OWN_TIME_SCRIPT = `(()=>{for(const e of document.querySelectorAll('[data-own-time]')){const[b,f,o]=e.dataset.ownTime.split(' '),d=new Date(b),m=-d.getTimezoneOffset();if(m&&m!=o)e.append('; where you are, '+new Intl.DateTimeFormat('en-US',{weekday:'long',month:'long',day:'numeric',hour:'numeric',minute:'2-digit'}).formatRange(d,new Date(f)))}})()`;
