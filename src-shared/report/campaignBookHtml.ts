import { figure } from '../language/figures.ts'
import type { BookPart, BookPassage, BookTree } from '../games/api/bookFace.ts'
import type { OwnerId } from '../kernel/world/rule.ts'
import { language } from '../language/language.ts'
import { HATCH_TILE, HATCHES, type BoardPlate } from './boardPlate.ts'
import type { BookChapter, BookMoment, CampaignBook } from './campaignBook.ts'
import { bookTexts } from './campaignBookTexts.ts'
import type { LineChart } from './lineChart.ts'
import { Markup, POLICY, put } from './markup.ts'
import { EMBLEM_STYLE, Emblems } from './ownerMarks.ts'
import { REPORT_STYLE } from './style.ts'

/** Styles of a book, in addition to those of a report. */
const STYLE = `
body { max-width: 46rem; }
.title { display: grid; align-content: center; min-height: 70vh; border: 0; text-align: center; }
.title h1 { font-size: 3rem; }
.title .whose { color: var(--seat); font: 600 1.25rem/1.3 'Iowan Old Style', Georgia, serif; }
.players { display: grid; gap: 0.25rem; margin: 2rem auto 0; padding: 0; list-style: none; }
.players b, .of { color: var(--seat); }
.title .emblem.large { width: 5rem; height: 5rem; margin: 0 auto 1rem; }
.contents { padding: 0; list-style: none; }
.contents a { color: inherit; }
.chapter .lead { color: var(--soft); font-style: italic; }
.moment { margin: 0.75rem 0; padding-left: 0.875rem; border-left: 3px solid var(--seat, var(--line)); break-inside: avoid; }
[data-accent='0'] { --seat: var(--line); }
.moment .kind { margin: 0; color: var(--soft); font-size: 0.8125rem; }
.moment p, .passage { margin: 0.125rem 0; font: 1.0625rem/1.55 'Iowan Old Style', Georgia, serif; }
.tree, .tree ul { margin: 0; padding-left: 1.125rem; border-left: 1px solid var(--line); list-style: none; }
.tree { padding-left: 0.5rem; }
figure > svg { width: 100%; height: auto; }
figure > svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
.grid { stroke: var(--line); }
.land { fill: #f3ecdc; stroke: var(--soft); stroke-width: 0.8; }
.hatch { fill: none; stroke: var(--seat); stroke-width: 1.1; }
figure li svg.swatch { width: 1.6rem; height: 1.05rem; margin-right: 0.4rem; vertical-align: -0.2rem; }
.realm { fill: var(--seat); fill-opacity: 0.2; stroke: var(--seat); stroke-width: 2; }
figure > svg text.realm-name { fill: #1b1b1b; stroke: #fff; stroke-width: 3px; paint-order: stroke; font: 600 13px 'Iowan Old Style', Georgia, serif; }
figure > svg text.name { fill: #1b1b1b; stroke: #fff; stroke-width: 3px; paint-order: stroke; }
.course { fill: none; stroke: var(--seat); stroke-width: 2; }
svg.sample { width: 1.75rem; height: 0.5rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
.legend li { color: var(--seat); }
.ending { font: 600 1.25rem/1.4 'Iowan Old Style', Georgia, serif; }
figure, nav { break-inside: avoid; }
figure { margin: 1rem 0; }
@media print { .title { min-height: 90vh; } .chapter, .part { break-before: page; } }
`

/** Returns the book as one self-contained HTML file, in the current language. */
export function bookHtml(book: CampaignBook): string {
  const head = [
    new Markup('<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'),
    put`<meta name="color-scheme" content="light">\n<meta http-equiv="Content-Security-Policy" content="${new Markup(POLICY)}">\n`,
    put`<title>${book.title}: ${bookTexts.name}</title>\n<style>${new Markup(REPORT_STYLE + EMBLEM_STYLE + STYLE)}</style>\n`,
  ]
  const emblems = new Emblems(book.marks)
  const main = [
    contents(book),
    ...book.chapters.map((one, at) => chapter(one, at, emblems)),
    ...book.parts.map((part, at) => partSection(part, `part-${at}`, emblems)),
    charts(book.charts, emblems),
    standings(book, emblems),
  ]
  const page = put`<html lang="${language()}">\n<head>\n${head}</head>\n<body data-seat="${book.seat}" data-accent="${String(book.accent)}">\n${emblems.drawn()}${titlePage(book, emblems)}<main>\n${main}</main>\n</body>\n</html>\n`
  return `<!doctype html>\n${page.text}`
}

function titlePage({ title, seat, whose, span, players }: CampaignBook, emblems: Emblems): Markup {
  const rows = players.map(({ owner, name, player, out }) => {
    const rest = [player, out].filter((text) => text !== '').join(', ')
    return put`<li data-accent="${String(emblems.accent(owner))}">${emblems.of(owner)}<b>${name}</b>${rest === '' ? '' : `: ${rest}`}</li>\n`
  })
  return put`<header class="title">\n${emblems.of(seat, 'large')}<p class="campaign">${bookTexts.name}</p>\n<h1>${title}</h1>\n<p class="whose">${whose}</p>\n<p>${span}</p>\n<ul class="players" aria-label="${bookTexts.players}">\n${rows}</ul>\n</header>\n`
}

function contents({ chapters, parts, charts: drawn }: CampaignBook): Markup {
  const entries = [
    ...chapters.map(({ title }, at) => ({ id: `chapter-${at}`, title })),
    ...parts.map(({ title }, at) => ({ id: `part-${at}`, title })),
    ...(drawn.length === 0 ? [] : [{ id: 'charts', title: bookTexts.charts }]),
    { id: 'standings', title: bookTexts.standings },
  ].map(({ id, title }) => put`<li><a href="#${id}">${title}</a></li>\n`)
  return put`<nav aria-label="${bookTexts.contents}">\n<h2>${bookTexts.contents}</h2>\n<ol class="contents">\n${entries}</ol>\n</nav>\n`
}

function chapter({ title, lead, rounds, notes, plate }: BookChapter, at: number, emblems: Emblems): Markup {
  const told = rounds.map(({ name, moments }) => put`<h3>${name}</h3>\n${moments.map((one) => moment(one, emblems))}`)
  const written = notes.map(
    ({ owner, name, lines }) => put`<h3>${emblems.of(owner)}${name}</h3>\n<ul>\n${lines.map((line) => put`<li>${line}</li>\n`)}</ul>\n`,
  )
  return put`<section class="chapter" id="chapter-${String(at)}">\n<h2>${title}</h2>\n<p class="lead">${lead === '' ? bookTexts.quiet : lead}</p>\n${told}${written}${plate === null ? [] : [board(plate, at, emblems)]}</section>\n`
}

/** Draws the board with each owner's land by colour, hatching, name and emblem. `at`: index of its chapter, used in ids. */
function board({ title, description, width, height, land, realms }: BoardPlate, at: number, emblems: Emblems): Markup {
  const n = String
  const tile = n(HATCH_TILE)
  const patternOf = (nth: number): string => `hatch-${n(at)}-${n(nth)}`
  const patterns = realms.map(
    ({ accent, hatch }, nth) =>
      put`<pattern id="${patternOf(nth)}" data-accent="${n(accent)}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><path class="hatch" d="${HATCHES[hatch] ?? ''}"/></pattern>`,
  )
  const lands = realms.map(
    ({ accent, path }, nth) =>
      put`<g data-accent="${n(accent)}"><path class="realm" d="${path}"/><path fill="url(#${patternOf(nth)})" d="${path}"/></g>\n`,
  )
  const names = realms.map(({ accent, x, y, name, anchor, isNamed }) =>
    isNamed
      ? put`<text class="realm-name" data-accent="${n(accent)}" x="${n(x)}" y="${n(y)}" text-anchor="${anchor}">${name}</text>\n`
      : put``,
  )
  const drawn = put`<defs>${patterns}</defs>\n${lands}${names}`
  const legend = realms.map(
    ({ id, name, accent, spaces }, nth) =>
      put`<li data-accent="${n(accent)}"><svg class="swatch" viewBox="0 0 24 16" aria-hidden="true"><rect class="realm" width="24" height="16"/><rect fill="url(#${patternOf(nth)})" width="24" height="16"/></svg>${emblems.of(id)}${name} ${figure(spaces)}</li>\n`,
  )
  return put`<figure class="board">\n<figcaption><h3>${title}</h3></figcaption>\n<svg viewBox="0 0 ${n(width)} ${n(height)}" role="img">\n<title>${description}</title>\n<path class="land" d="${land}"/>\n${drawn}</svg>\n<ul class="legend">\n${legend}</ul>\n</figure>\n`
}

function moment({ title, owner, name, lines }: BookMoment, emblems: Emblems): Markup {
  const of = name === '' ? [] : [put`${emblems.of(owner)}<b class="of">${name}</b> · `]
  return put`<div class="moment" data-accent="${String(emblems.accent(owner))}">\n<p class="kind">${of}${title}</p>\n${lines.map((line) => put`<p>${line}</p>\n`)}</div>\n`
}

function partSection({ title, passages }: BookPart, id: string, emblems: Emblems): Markup {
  return put`<section class="part" id="${id}">\n<h2>${title}</h2>\n${passages.map((one) => passage(one, emblems))}</section>\n`
}

function passage(one: BookPassage, emblems: Emblems): Markup {
  switch (one.kind) {
    case 'heading':
      return put`<h3>${emblems.of(one.owner ?? null)}${one.text}</h3>\n`
    case 'text':
      return put`<p class="passage">${one.text}</p>\n`
    case 'items':
      return put`<ul>\n${one.items.map((item) => put`<li>${item}</li>\n`)}</ul>\n`
    case 'tree':
      return put`<ul class="tree">\n${[branch(one.root)]}</ul>\n`
    default:
      return one satisfies never
  }
}

function branch({ text, below }: BookTree): Markup {
  return put`<li>${text}${below.length === 0 ? [] : [put`\n<ul>\n${below.map(branch)}</ul>\n`]}</li>\n`
}

function charts(drawn: readonly LineChart[], emblems: Emblems): Markup {
  const all = drawn.map((one) => chart(one, emblems))
  return all.length === 0 ? put`` : put`<section class="part" id="charts">\n<h2>${bookTexts.charts}</h2>\n${all}</section>\n`
}

function chart({ title, about, width, height, field, across, along, lines }: LineChart, emblems: Emblems): Markup {
  const n = String
  const grid = across.map(
    ({ y, text }) =>
      put`<line class="grid" x1="${n(field.left)}" x2="${n(field.right)}" y1="${n(y)}" y2="${n(y)}"/><text x="${n(field.left - 6)}" y="${n(y + 4)}" text-anchor="end">${text}</text>\n`,
  )
  const foot = along.map(({ x, text }) => put`<text x="${n(x)}" y="${n(field.bottom + 18)}" text-anchor="middle">${text}</text>\n`)
  const courses = lines.map(
    ({ accent, dashes, stretches }) =>
      put`<g data-accent="${n(accent)}">${stretches.map((points) => put`<polyline class="course" stroke-dasharray="${dashes}" points="${points}"/>`)}</g>\n`,
  )
  const names = lines.flatMap(({ ending }) =>
    ending === null ? [] : [put`<text class="name" x="${n(ending.x)}" y="${n(ending.y)}">${ending.text}</text>\n`],
  )
  const sample = (dashes: string): Markup =>
    put`<svg class="sample" viewBox="0 0 24 6" aria-hidden="true"><line class="course" x1="0" x2="24" y1="3" y2="3" stroke-dasharray="${dashes}"/></svg> `
  const legend = lines.map(
    ({ id, name, accent, dashes }) => put`<li data-accent="${n(accent)}">${sample(dashes)}${emblems.of(id)}${name}</li>\n`,
  )
  return put`<figure>\n<figcaption><h3>${title}</h3><p class="note">${about}</p></figcaption>\n<svg viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-label="${title}">\n${grid}${foot}${courses}${names}</svg>\n<ul class="legend">\n${legend}</ul>\n</figure>\n`
}

function standings({ standings: { head, rows }, ending }: CampaignBook, emblems: Emblems): Markup {
  const cells = (all: readonly string[], tag: string, owner: OwnerId | null = null): readonly Markup[] =>
    all.map((text, at) =>
      at === 0
        ? put`<th scope="${tag === 'th' ? 'col' : 'row'}">${emblems.of(owner)}${text}</th>`
        : new Markup(`<${tag} class="n">${put`${text}`.text}</${tag}>`),
    )
  const body = rows.map(({ owner, cells: row }) => put`<tr>${cells(row, 'td', owner)}</tr>\n`)
  return put`<section class="part" id="standings">\n<h2>${bookTexts.standings}</h2>\n<table>\n<caption>${bookTexts.standings}</caption>\n<thead><tr>${cells(head, 'th')}</tr></thead>\n<tbody>\n${body}</tbody>\n</table>\n<p class="ending">${ending}</p>\n</section>\n`
}
