import { language } from '../language/language.ts'
import { figure, signed } from '../language/figures.ts'
import type { Asked } from './asked.ts'
import { Markup, POLICY, put } from './markup.ts'
import { EMBLEM_STYLE, Emblems } from './ownerMarks.ts'
import { REPORT_STYLE } from './style.ts'
import type { Booking, Report, Stretch, ReportLine } from './report.ts'
import type { Goal, ReportPart } from '../games/api/reportFace.ts'
import type { ReportGroup, LedgerLine, SeatStatus } from './standing.ts'
import { goalText, reportTexts, stateText } from './words.ts'

/** Returns the report as one HTML file for screen and print, in the current language. It has no script and loads nothing. */
export function reportHtml(report: Report): string {
  const { title, seatName } = report
  const emblems = new Emblems(report.marks)
  const head = [
    new Markup('<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'),
    put`<meta name="color-scheme" content="light">\n<meta http-equiv="Content-Security-Policy" content="${new Markup(POLICY)}">\n`,
    put`<title>${title}: ${seatName}, ${report.roundName}</title>\n<style>${new Markup(REPORT_STYLE + EMBLEM_STYLE)}</style>\n`,
  ]
  const page = put`<html lang="${language()}">\n<head>\n${head}</head>\n<body data-seat="${report.seat}" data-accent="${String(report.accent)}">\n${emblems.drawn()}${header(report, emblems)}<main>\n${sections(report, emblems)}</main>\n</body>\n</html>\n`
  return `<!doctype html>\n${page.text}`
}

function header(report: Report, emblems: Emblems): Markup {
  const { title, seat, seatName, player } = report
  const whose = player === '' ? '' : reportTexts.headedFor(player)
  return put`<header>\n<p class="campaign">${title}</p>\n<h1>${report.roundName} <span>${emblems.of(seat)}${seatName}</span></h1>\n<p class="state">${whose}${stateText(report)}</p>\n</header>\n`
}

function sections({ asked, now, standing, happened, elsewhere, notes, notesHeading, saw }: Report, emblems: Emblems): readonly Markup[] {
  const told = (one: Stretch): Markup => stretch(one, emblems)
  const nothing = put`<p>${reportTexts.nothingAsked} ${now}</p>\n`
  return [
    section(reportTexts.headings.asked, asked.length === 0 ? [nothing] : asked.map(askedBlock)),
    section(reportTexts.headings.standing, standingBlocks(standing, emblems)),
    section(reportTexts.headings.happened, happened.map(told)),
    section(reportTexts.headings.elsewhere, elsewhere.map(told)),
    section(notesHeading, notes.length === 0 ? [] : [list(notes.map(toldItem))]),
    section(reportTexts.headings.saw, saw.map(told)),
  ]
}

function section(heading: string, blocks: readonly Markup[]): Markup {
  return blocks.length === 0 ? new Markup('') : put`<section>\n<h2>${heading}</h2>\n${blocks}</section>\n`
}

function list(items: readonly Markup[], kind = 'plain'): Markup {
  return put`<ul class="${kind}">\n${items}</ul>\n`
}

function stretch({ name, owner, told, booked }: Stretch, emblems: Emblems): Markup {
  const lines = told.length === 0 ? [] : [list(told.map(toldItem))]
  return put`<h3>${emblems.of(owner)}${name}</h3>\n${lines}${booked.length === 0 ? [] : [bookings(name, booked, emblems)]}`
}

function toldItem({ text, times, rule }: ReportLine): Markup {
  return put`<li>${text}${times === 1 ? '' : reportTexts.times(times)} <code>${rule}</code></li>\n`
}

function bookings(name: string, booked: readonly Booking[], emblems: Emblems): Markup {
  const { account, change, now, why, rule } = reportTexts.columns
  const columns = put`<th scope="col">${account}</th><th scope="col" class="n">${change}</th><th scope="col" class="n">${now}</th><th scope="col">${why}</th><th scope="col">${rule}</th>`
  return put`<table class="booked">\n<caption>${name}</caption>\n<thead><tr>${columns}</tr></thead>\n<tbody>\n${booked.map((one) => bookingRow(one, emblems))}</tbody>\n</table>\n`
}

function bookingRow({ owner, account, delta, balance, why, rule }: Booking, emblems: Emblems): Markup {
  const figures = put`<td class="n ${tone(delta)}">${signed(delta)}</td><td class="n">${figure(balance)}</td>`
  return put`<tr><th scope="row">${emblems.of(owner)}${account}</th>${figures}<td>${why}</td><td><code>${rule}</code></td></tr>\n`
}

function tone(delta: number): string {
  return delta > 0 ? 'gain' : delta < 0 ? 'loss' : ''
}

function standingBlocks({ out, groups, reckoned, parts }: SeatStatus, emblems: Emblems): readonly Markup[] {
  const { ledger: book, before, change, now } = reportTexts.columns
  const columns = put`<th scope="col">${book}</th><th scope="col" class="n">${before}</th><th scope="col" class="n">${change}</th><th scope="col" class="n">${now}</th>`
  const ledger = put`<table class="ledger">\n<caption>${reportTexts.headings.standing}</caption>\n<thead><tr>${columns}</tr></thead>\n${groups.map((group) => ledgerGroup(group, emblems))}</table>\n`
  if (out !== null) return [put`<p>${out}</p>\n`, ledger]
  const facts = reckoned.map(({ name, value }) => put`<div><dt>${name}</dt><dd>${figure(value)}</dd></div>\n`)
  const reckonedBlock = facts.length === 0 ? [] : [put`<h3>${reportTexts.reckoned}</h3>\n<dl>\n${facts}</dl>\n`]
  const beside = [...parts.map(partBlock), ...reckonedBlock]
  if (beside.length === 0) return [ledger]
  return [put`<div class="standing">\n<div>\n${ledger}</div>\n<div>\n${beside}</div>\n</div>\n`]
}

function partBlock({ title, text, goals, warning }: ReportPart): Markup {
  const danger = warning === null ? [] : [put`<p class="danger">${warning.text(warning.goals.map(goalText).join('; '))}</p>\n`]
  const asks = goals.length === 0 ? [] : [list(goals.map(goalItem), 'needs')]
  return put`<h3>${title}</h3>\n${danger}<p>${text}</p>\n${asks}`
}

function ledgerGroup({ name, owner, lines }: ReportGroup, emblems: Emblems): Markup {
  return put`<tbody>\n<tr class="group"><th colspan="4" scope="rowgroup">${emblems.of(owner)}${name}</th></tr>\n${lines.map(ledgerLine)}</tbody>\n`
}

function ledgerLine({ name, opening, change, balance }: LedgerLine): Markup {
  const changed = put`<td class="n ${tone(change)}">${change === 0 ? '' : signed(change)}</td>`
  return put`<tr><th scope="row">${name}</th><td class="n">${figure(opening)}</td>${changed}<td class="n now">${figure(balance)}</td></tr>\n`
}

function goalItem(goal: Goal): Markup {
  return put`<li class="${goal.met ? 'met' : 'open'}"><span aria-hidden="true">${goal.met ? '✓' : '✗'}</span> ${goalText(goal)}</li>\n`
}

function askedBlock({ text, rule, ruleTitle, facts, choices }: Asked): Markup {
  const items = choices.length === 0 ? [] : [list(choices.map((choice) => put`<li>${choice}</li>\n`))]
  const note = [...facts, ruleTitle].join(' · ')
  return put`<div class="asked">\n<p class="question">${text}</p>\n<p class="note">${note} <code>${rule}</code></p>\n${items}</div>\n`
}
