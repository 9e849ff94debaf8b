import type { MailContent, MailLine, MailLink, MailRow, MailSheet } from './mail-content.ts'

/** The site's colors (styles/tokens.css) in a notation that mail programs support. */
const light = {
  surface: '#f9f6ef',
  raised: '#fefcf9',
  ink: '#221a13',
  inkSoft: '#5c5046',
  line: '#d3cdc2',
  lineStrong: '#84786b',
  accent: '#894c0a',
}
const dark = {
  surface: '#191410',
  raised: '#201b17',
  ink: '#f2ece1',
  inkSoft: '#beb6a9',
  line: '#453e38',
  lineStrong: '#8e8479',
  accent: '#f6bc60',
}
const stage = { surface: '#130d09', ink: '#f5f0e3', inkSoft: '#bdb5a6', line: '#3e3630', accent: '#f6bc60' }
const fill = { surface: '#f3b451', ink: '#201308' }

const serif = "Newsreader,Georgia,'Times New Roman',serif"
const sans = "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif"
const mono = "'Martian Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"

const slateType = `font:400 12px/16px ${mono};letter-spacing:.06em;text-transform:uppercase`
const textType = `font:400 16px/25px ${sans}`
const smallType = `font:400 13px/20px ${sans}`

/**
 * Tables and inline styles, because mail programs support little else; classes only adapt to small screens
 * and dark mode.
 */
const styles = `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  @media (max-width: 520px) {
    .pad { padding-left: 20px !important; padding-right: 20px !important; }
    .outer { padding: 0 !important; }
    .heading { font-size: 30px !important; line-height: 34px !important; }
    .label, .value { display: block !important; width: auto !important; }
    .label { padding-bottom: 0 !important; }
    .value { padding-top: 2px !important; border-top: 0 !important; }
    .button, .button a { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    .surface { background: ${dark.surface} !important; }
    .raised { background: ${dark.raised} !important; }
    .ink { color: ${dark.ink} !important; }
    .soft { color: ${dark.inkSoft} !important; }
    .accent { color: ${dark.accent} !important; }
    .line { border-color: ${dark.line} !important; }
    .strong { border-color: ${dark.lineStrong} !important; }
  }`

export function renderMailHtml(content: MailContent): string {
  const { preview, slate, heading, paragraphs, action, sheets, notes, sender } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(heading)}</title>
<style>${styles}
</style>
</head>
<body class="surface" style="margin:0;padding:0;background:${light.surface}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.surface}">
<tr><td class="outer" align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td class="pad" bgcolor="${stage.surface}" style="padding:26px 40px 34px;background:${stage.surface};color:${stage.ink}">
${masthead(sender.name, sender.place)}
<p style="margin:40px 0 10px;${slateType};color:${stage.accent}">${escapeHtml(slate)}</p>
<h1 class="heading" style="margin:0;font:400 36px/40px ${serif};letter-spacing:-.015em;color:${stage.ink};overflow-wrap:anywhere;text-wrap:balance">${escapeHtml(heading)}</h1>
</td></tr>
<tr><td class="pad raised" bgcolor="${light.raised}" style="padding:30px 40px 36px;background:${light.raised}">
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 26px;${textType};color:${light.ink}">${lines(text)}</p>`).join('\n')}
${sheets.map(sheetHtml).join('\n')}
${action ? button(action) : ''}
${notes.map((text) => `<p class="soft" style="margin:22px 0 0;${smallType};color:${light.inkSoft}">${lines(text)}</p>`).join('\n')}
</td></tr>
<tr><td class="pad surface" style="padding:24px 40px 8px;background:${light.surface}">
<p class="soft" style="margin:0;${smallType};color:${light.inkSoft}"><span class="ink" style="color:${light.ink}">${escapeHtml(sender.name)}</span><br>
${sender.lines.map((line) => `${escapeHtml(line)}<br>`).join('\n')}
${link(sender.link.url, sender.link.label)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The name as on the site, its first word bright and the rest softer; the place on the opposite side. */
function masthead(name: string, place: string): string {
  const [first = name, ...rest] = name.split(' ')
  const cell = `padding:0 0 22px;border-bottom:1px solid ${stage.line}`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="${cell};font:400 21px/24px ${serif};letter-spacing:-.01em;color:${stage.ink}">${escapeHtml(first)} <span style="color:${stage.inkSoft}">${escapeHtml(rest.join(' '))}</span></td>
<td align="right" style="${cell};${slateType};color:${stage.inkSoft};text-align:right;white-space:nowrap">${escapeHtml(place)}</td>
</tr></table>`
}

function sheetHtml({ caption, lines: listed = [], rows = [] }: MailSheet): string {
  const heading = caption
    ? `<p class="accent" style="margin:0 0 8px;${slateType};color:${light.accent}">${escapeHtml(caption)}</p>\n`
    : ''
  const tables = [listed.map(lineHtml), rows.map(rowHtml)].filter((table) => table.length > 0)
  return `${heading}${tables.map(tableHtml).join('\n')}`
}

function tableHtml(rows: readonly string[], index: number, tables: readonly unknown[]): string {
  // Tables of one sheet are close together; the end of the sheet has space below it.
  const below =
    index === tables.length - 1 ? `margin:0 0 30px;border-bottom:1px solid ${light.lineStrong}` : 'margin:0'
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="strong" style="${below};border-collapse:collapse">
${rows.join('\n')}
</table>`
}

function edgeOf(strong: boolean): { readonly edge: string; readonly edgeClass: string } {
  const edge = `border-top:1px solid ${strong ? light.lineStrong : light.line}`
  return { edge, edgeClass: strong ? 'strong' : 'line' }
}

/** Never stacked, because a list is read across, on a phone as well. */
function lineHtml({ mark, text, amount = '', total = false }: MailLine, index: number): string {
  const { edge, edgeClass } = edgeOf(index === 0 || total)
  const weight = total ? `font:600 16px/25px ${sans}` : textType
  const cell = `padding:11px 0;${edge}`
  return `<tr>
<td class="soft ${edgeClass}" width="44" valign="top" style="width:44px;${cell};padding-top:15px;${slateType};color:${light.inkSoft};white-space:nowrap">${escapeHtml(mark)}</td>
<td class="ink ${edgeClass}" valign="top" style="${cell};${weight};color:${light.ink};overflow-wrap:anywhere">${lines(text)}</td>
<td class="ink ${edgeClass}" align="right" valign="top" style="${cell};padding-left:16px;${weight};color:${light.ink};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td>
</tr>`
}

function rowHtml({ label, values, url }: MailRow, index: number): string {
  const { edge, edgeClass } = edgeOf(index === 0)
  const [first = '', ...more] = values
  const value = url ? link(url, first) : lines(first)
  const rest = more.map(
    (text) => `<br><span class="soft" style="${smallType};color:${light.inkSoft}">${lines(text)}</span>`,
  )
  return `<tr>
<th scope="row" class="label soft ${edgeClass}" width="128" align="left" valign="top" style="width:128px;padding:15px 20px 11px 0;${edge};${slateType};color:${light.inkSoft};text-align:left">${escapeHtml(label)}</th>
<td class="value ink ${edgeClass}" valign="top" style="padding:11px 0;${edge};${textType};color:${light.ink};overflow-wrap:anywhere;word-break:break-word">${value}${rest.join('')}</td>
</tr>`
}

function button({ label, url }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 8px">
<tr><td class="button"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;border-radius:2px;background:${fill.surface};color:${fill.ink};font:600 15px/20px ${sans};text-decoration:none">${escapeHtml(label)}</a></td></tr>
</table>`
}

function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" class="ink" style="color:${light.ink};text-decoration:underline;text-decoration-color:${light.accent};text-underline-offset:3px">${escapeHtml(label)}</a>`
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
