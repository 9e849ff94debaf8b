import { deskTitle } from '../content/desk/desk.ts'

export type DeskAssets = {
  /** The program's own script is the last; the others are what it imports. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly themeScript: string
}

/** The desk's only document. It holds nothing of anybody: what it shows is asked for after the sign-in was checked. */
export function renderDeskDocument({ scripts, styles, themeScript }: DeskAssets): string {
  const entry = scripts.at(-1)
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${deskTitle}</title>
<script>${themeScript}</script>
${styles.map((href) => `<link rel="stylesheet" href="${href}">\n`).join('')}${scripts
  .slice(0, -1)
  .map((src) => `<link rel="modulepreload" href="${src}">\n`)
  .join('')}<meta name="theme-color" content="#14110e">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<script type="module" src="${entry}"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`
}
