type Labels = Readonly<Record<string, string>>

export type Counter = { add(labels: Labels, by?: number): void }
export type Histogram = { observe(labels: Labels, seconds: number): void }
export type Sample = { readonly labels?: Labels; readonly value: number }

export type Registry = {
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** In the text format of Prometheus, together with gauges that were looked up for this reading. */
  write(gauges: readonly Gauge[]): string
}

export type Gauge = {
  readonly name: string
  readonly help: string
  readonly type?: 'gauge' | 'counter'
  readonly samples: readonly Sample[]
}

type Buckets = { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }

/** Counts in memory, since the start of this process; labels come from closed lists, so their number is bounded. */
export function createRegistry(): Registry {
  const counters: { name: string; help: string; values: Map<string, { labels: Labels; value: number }> }[] =
    []
  const histograms: {
    name: string
    help: string
    bounds: readonly number[]
    values: Map<string, Buckets>
  }[] = []

  return {
    counter(name, help) {
      const values = new Map<string, { labels: Labels; value: number }>()
      counters.push({ name, help, values })
      return {
        add(labels, by = 1) {
          const key = labelText(labels)
          const kept = values.get(key) ?? { labels, value: 0 }
          kept.value += by
          values.set(key, kept)
        },
      }
    },

    histogram(name, help, bounds) {
      const values = new Map<string, Buckets>()
      histograms.push({ name, help, bounds, values })
      return {
        observe(labels, seconds) {
          const key = labelText(labels)
          const kept = values.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
          const bucket = bounds.findIndex((bound) => seconds <= bound)
          if (bucket !== -1) kept.counts[bucket] = (kept.counts[bucket] ?? 0) + 1
          kept.sum += seconds
          kept.count += 1
          values.set(key, kept)
        },
      }
    },

    write(gauges) {
      const lines = [
        ...gauges.map(({ type = 'gauge', ...gauge }) => ({ ...gauge, type })),
        ...counters.map(({ name, help, values }) => ({
          name,
          help,
          type: 'counter',
          samples: [...values.values()],
        })),
      ].flatMap(({ name, help, type, samples }) => [
        ...head(name, help, type),
        ...samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
      ])
      const more = histograms.flatMap(({ name, help, bounds, values }) => [
        ...head(name, help, 'histogram'),
        ...[...values.values()].flatMap((buckets) => bucketLines(name, bounds, buckets)),
      ])
      return `${[...lines, ...more].join('\n')}\n`
    },
  }
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function bucketLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum, count }: Buckets,
): string[] {
  let below = 0
  const lines = bounds.map((bound, at) => {
    below += counts[at] ?? 0
    return `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${below}`
  })
  return [
    ...lines,
    `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelText(labels)} ${sum}`,
    `${name}_count${labelText(labels)} ${count}`,
  ]
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
