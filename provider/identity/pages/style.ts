import { fontFaces } from './typeface';

/** The style sheet of the sign-in pages, similar to the console: light and dark, from a width of 320 px. */
export const style = `
${fontFaces}
:root {
  color-scheme: light dark;
  --paper: #f4f5f6; --card: #ffffff; --ink: #1d2329; --quiet: #56616b; --line: #7b8691;
  --primary: #3d4853; --on-primary: #ffffff; --error: #a31515; --error-paper: #fdf0f0; --focus: #0b57d0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181c; --card: #1e242a; --ink: #eef1f3; --quiet: #b4bec7; --line: #8592a0;
    --primary: #c9d3dc; --on-primary: #14181c; --error: #ffb4ab; --error-paper: #3b1d1b; --focus: #a8c7fa;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Titillium Web", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
header, main, footer { max-width: 26rem; margin: 0 auto; }
header { display: flex; gap: .75rem; align-items: center; margin-bottom: 1.5rem; color: var(--quiet); }
header svg { width: 3rem; height: 3rem; flex: none; }
header p { margin: 0; }
.product { font-size: 1.5rem; font-weight: 600; color: var(--ink); }
main { padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; font-weight: 600; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.0625rem; font-weight: 600; }
label { display: block; margin-top: 1rem; font-weight: 600; }
.hint { margin: 0; font-size: .875rem; color: var(--quiet); }
input {
  width: 100%; margin-top: .25rem; padding: .625rem .75rem; font: inherit; color: inherit;
  background: var(--card); border: 1px solid var(--line); border-radius: .25rem;
}
input[aria-invalid="true"] { border: 2px solid var(--error); }
button, .button {
  display: inline-block; width: 100%; margin-top: 1.5rem; padding: .75rem 1rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer;
  color: var(--on-primary); background: var(--primary); border: 2px solid var(--primary); border-radius: .25rem;
}
main a:not(.button), footer a { color: var(--primary); }
footer ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 1rem 0 0; padding: 0; list-style: none; font-size: .875rem; }
footer a { display: inline-block; padding: .25rem 0; }
.spid {
  display: flex; width: 13.75rem; margin-top: .75rem; padding: 0; overflow: hidden; font-size: .9375rem; line-height: 1;
  color: #fff; background: #06c; border: 0; border-radius: 0;
}
.spid:hover { background: #036; }
.spid:active { color: #036; background: #83beed; }
.spid svg { box-sizing: content-box; width: 1.8125rem; height: 1.8125rem; flex: none; padding: .6em .8em .5em; border-right: .1em solid rgba(255, 255, 255, .1); }
.spid span { flex: 1; padding: .95em 1em .85em; font-size: 1.15em; }
.or { margin: 1.5rem 0 0; font-size: .875rem; color: var(--quiet); }
.small { width: auto; margin-top: .5rem; padding: .25rem 0; border-color: transparent; font-size: .875rem; }
.small[hidden] { display: none; }
form > .hint[role=status] { margin-top: .5rem; }
.plain { margin-top: .75rem; color: var(--primary); background: transparent; }
:focus-visible, .error:focus { outline: 3px solid var(--focus); outline-offset: 2px; }
.error { margin: 0; padding: .75rem; color: var(--error); background: var(--error-paper); border-left: 4px solid var(--error); }
details { margin-top: 1.5rem; color: var(--quiet); }
summary { padding: .25rem 0; cursor: pointer; }
.wide header, .wide main, .wide footer { max-width: 52rem; }
.mails { margin: 0; padding: 0; list-style: none; }
.mails details { margin: 0; padding: .5rem 0; border-top: 1px solid var(--line); }
.mails summary { color: var(--ink); }
.mails summary span { color: var(--quiet); font-size: .875rem; }
.mails pre { margin: .5rem 0; padding: 1rem; font: inherit; white-space: pre-wrap; color: var(--ink); background: var(--paper); border-radius: .25rem; }
details ul { padding-left: 1.25rem; }
`;
