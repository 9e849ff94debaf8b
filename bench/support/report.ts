export type Check = {
  readonly label: string
  readonly measured: string
  readonly wanted: string
  /** Null when the check does not apply or cannot be judged; `wanted` then says why. */
  readonly passed: boolean | null
}

export function atMost(label: string, value: number, limit: number, unit = '', digits = 0): Check {
  return {
    label,
    measured: amount(value, unit, digits),
    wanted: `≤ ${amount(limit, unit, digits)}`,
    passed: value <= limit,
  }
}

export function atLeast(label: string, value: number, limit: number, unit = '', digits = 0): Check {
  return {
    label,
    measured: amount(value, unit, digits),
    wanted: `≥ ${amount(limit, unit, digits)}`,
    passed: value >= limit,
  }
}

export function unjudged(check: Check, reason: string): Check {
  return { ...check, wanted: `${check.wanted}, not judged: ${reason}`, passed: null }
}

function amount(value: number, unit: string, digits: number): string {
  const text = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit ? `${text} ${unit}` : text
}

export function heading(text: string): void {
  console.log(`\n── ${text}`)
}

/** The first column holds words, the others figures. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(`   ${cells.join('   ')}`.trimEnd())
  }
}

export function printChecks(checks: readonly Check[]): boolean {
  const verdict = ({ passed }: Check) => (passed === null ? '–' : passed ? 'PASS' : 'FAIL')
  const width = (pick: (check: Check) => string) => Math.max(0, ...checks.map((check) => pick(check).length))
  const labels = width((check) => check.label)
  const figures = width((check) => check.measured)
  for (const check of checks) {
    const { label, measured, wanted } = check
    console.log(
      `   ${verdict(check).padEnd(4)}  ${label.padEnd(labels)}  ${measured.padStart(figures)}  ${wanted}`,
    )
  }
  return checks.every((check) => check.passed !== false)
}
