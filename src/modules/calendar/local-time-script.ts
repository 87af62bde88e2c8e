/**
 * Appends each time in the reader's time zone. A cached page is the same for everyone, so only the browser knows the
 * zone. Nothing is added for a reader whose clock shows one of the two times already on the page. The page's Content
 * Security Policy allows the script by its hash.
 */
export const LOCAL_TIME_SCRIPT =
  "for(let e of document.querySelectorAll('[data-own-time]')){" +
  "let[b,o,n]=e.dataset.ownTime.split(' '),d=new Date(b),m=-d.getTimezoneOffset();" +
  "if(m&&m!=o)e.append('; for you '+new Intl.DateTimeFormat('en-US',{dateStyle:'full',timeStyle:'short'})" +
  ".formatRange(d,+d+n*6e4).replace(/.–./,' to '))}";
