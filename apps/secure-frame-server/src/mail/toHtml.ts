import { toSafe } from '../html/toSafe.ts'
import { type Letter, toFacts } from './Letter.ts'

/**
 * Colours of the kit's light theme, in a format that mail programs support. A style element adds
 * the dark theme.
 */
const [ink, muted, paper, card, line] = ['#1d1b18', '#666057', '#f4f1eb', '#fffdf9', '#e2ddd3']
const font = "font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const darkStyle = `@media (prefers-color-scheme: dark) {
body, .page { background: #14130f !important }
.card { background: #1e1c18 !important; border-color: #3a362e !important }
.ink { color: #f1ede4 !important }
.muted { color: #a9a294 !important }
.code { background: #14130f !important; color: #f1ede4 !important }
.button { background: #f1ede4 !important; color: #1d1b18 !important }
}`

/**
 * Renders a letter as HTML without images, scripts or external resources. All values are escaped.
 * The only brand is the operator's name.
 */
export function toHtml(letter: Letter, operator: string): string {
  const { sentence, code, button, notes = [], disownLink, asker } = letter
  const { language, direction, facts } = asker.messages
  const parts = [
    `<p class="ink" style="margin:0 0 20px;font-size:17px;line-height:25px;color:${ink}">${toSafe(sentence)}</p>`,
    code !== undefined && toCode(code),
    button && toButton(button),
    ...notes.map((note) => toMuted(toSafe(note))),
    toRows(letter),
    disownLink !== undefined &&
      toMuted(
        `<a class="ink" href="${toSafe(disownLink)}" style="color:${ink}">${toSafe(facts.notMe)}</a>`,
      ),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${toSafe(operator)}</title>
<style>${darkStyle}</style>
</head>
<body style="margin:0;background:${paper}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper};${font}"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:440px;background:${card};border:1px solid ${line};border-radius:12px"><tr><td style="padding:28px 24px">
<p style="margin:0 0 24px;line-height:20px"><strong class="ink" style="font-size:16px;color:${ink}">${toSafe(operator)}</strong></p>
${parts.filter((part) => typeof part === 'string').join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const toMuted = (html: string) =>
  `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:21px;color:${muted}">${html}</p>`

const toCode = (code: string) =>
  `<p class="code" style="margin:0 0 20px;padding:16px;border-radius:8px;background:${paper};color:${ink};font:600 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center">${toSafe(code)}</p>`

const toButton = ({ label, link }: NonNullable<Letter['button']>) =>
  `<p style="margin:0 0 20px"><a class="button" href="${toSafe(link)}" style="display:block;padding:14px 20px;border-radius:8px;background:${ink};color:${card};font-size:16px;line-height:20px;font-weight:600;text-align:center;text-decoration:none">${toSafe(label)}</a></p>`

function toRows({ asker }: Letter): string {
  const rows = toFacts(asker).map(
    ([label, value]) =>
      `<tr><td class="muted" style="padding:4px 16px 4px 0;color:${muted};vertical-align:top">${toSafe(label)}</td><td class="ink" style="padding:4px 0;color:${ink};word-break:break-word"><bdi>${toSafe(value)}</bdi></td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:14px;line-height:20px">${rows.join('')}</table>`
}
