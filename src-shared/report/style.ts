/** Colours of the slots 1 to 16, each dark enough to be legible on a report's paper. */
const ACCENTS = [
  ...['#1f724c', '#293f87', '#7a3601', '#4d4675', '#8a2331', '#0d6570', '#6b5200', '#73317d'],
  ...['#3f6212', '#9a3412', '#1d4e89', '#831843', '#115e59', '#5b4636', '#3730a3', '#4b5563'],
] as const

/** Styles of a report: the workbench's light colours, sizes for the screen and for A4 or Letter paper. */
export const REPORT_STYLE = `
:root { --ink: #221e17; --soft: #544c3d; --line: #ded6c5; --paper: #f6f2e9; --sheet: #fffdf8; --gain: #27613c; --loss: #9c2b26; --warn: #7c5000; --seat: #4d4675; }
${ACCENTS.map((colour, index) => `[data-accent="${index + 1}"] { --seat: ${colour}; }`).join('\n')}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 0.9375rem/1.5 system-ui, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
h1, h2, h3, .campaign { font-family: 'Iowan Old Style', Georgia, serif; font-weight: 600; line-height: 1.2; margin: 0; }
header { border-bottom: 3px solid var(--seat); padding-bottom: 1rem; }
.campaign { color: var(--soft); font-size: 1.0625rem; }
h1 { font-size: 2.25rem; }
h1 span { color: var(--seat); }
.state { margin: 0.5rem 0 0; color: var(--soft); }
h2 { font-size: 1.375rem; margin: 2.25rem 0 0.75rem; }
h3 { font-size: 1.0625rem; margin: 1.25rem 0 0.375rem; }
ul { margin: 0.25rem 0 0.5rem; padding-left: 1.25rem; }
li { margin: 0.125rem 0; }
p { margin: 0.25rem 0 0.5rem; }
code { font: 0.75rem/1 ui-monospace, Consolas, monospace; color: var(--soft); white-space: nowrap; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: baseline; font-weight: 400; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: 0.8125rem; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; white-space: nowrap; }
.now { font-weight: 600; }
.gain { color: var(--gain); }
.loss { color: var(--loss); }
/* For ears: the heading above says it to the eye. */
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.booked td:nth-child(4) { width: 60%; padding-left: 0.5rem; }
.booked th:nth-child(4) { padding-left: 0.5rem; }
.group th { padding-top: 0.875rem; font-weight: 600; }
.standing { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2.5rem; align-items: start; }
.standing h3:first-child { margin-top: 0; }
.needs { list-style: none; padding: 0; }
.needs li { padding-left: 1.25rem; text-indent: -1.25rem; }
.needs span { display: inline-block; width: 1.25rem; text-indent: 0; font-weight: 600; }
.met span { color: var(--gain); }
.open span { color: var(--loss); }
.danger { color: var(--warn); font-weight: 600; }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); padding: 0.25rem 0; }
dd { margin: 0; font-weight: 600; }
.asked { background: var(--sheet); border: 1px solid var(--line); border-left: 4px solid var(--seat, var(--ink)); border-radius: 8px; padding: 0.75rem 1rem; }
.question { font-weight: 600; }
.note { color: var(--soft); font-size: 0.8125rem; }
@media (max-width: 40rem) {
  body { padding: 1rem 1rem 3rem; }
  h1 { font-size: 1.75rem; }
  .standing { grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
  .booked thead { display: none; }
  .booked tr { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; border-bottom: 1px solid var(--line); padding: 0.25rem 0; }
  .booked th, .booked td { border: 0; padding-block: 0; }
  .booked td:nth-child(4), .booked td:nth-child(5) { grid-column: 1 / -1; width: auto; padding-left: 0; color: var(--soft); font-size: 0.8125rem; }
}
@page { margin: 16mm 16mm 18mm; }
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 9.5pt; line-height: 1.4; }
  h1 { font-size: 22pt; }
  h2 { font-size: 14pt; margin-top: 16pt; }
  h3 { font-size: 11pt; }
  h2, h3 { break-after: avoid; }
  .ledger th, .ledger td { padding-top: 1.5pt; padding-bottom: 1.5pt; }
  .ledger .group th { padding-top: 6pt; }
  tr, li, .asked { break-inside: avoid; }
  .asked { background: none; }
}
`
