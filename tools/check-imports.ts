/** Enforces the import rule: which folder may import which, no cycles, every import with its extension. */
import { dirname } from 'node:path'
import { importsOf, readSources, type SourceFile, targetOf } from './source-imports.ts'

const belowSite = ['src/ui/', 'src/content/', 'src/domain/', 'src/routes.ts']
const belowFeatures = [
  'src/site/platform/',
  'src/site/analytics/',
  'src/site/security-log/',
  'src/site/styles/',
  ...belowSite,
]

/** The first rule whose folder holds the importing file decides what it may import within `src`. */
const rules: readonly {
  readonly folder: string
  readonly may: readonly string[]
  /** Folders whose types it may import, and nothing that exists at run time. */
  readonly mayType?: readonly string[]
}[] = [
  { folder: 'src/routes.ts', may: [] },
  { folder: 'src/domain/', may: ['src/domain/', 'src/routes.ts'] },
  { folder: 'src/content/', may: ['src/content/', 'src/domain/', 'src/routes.ts'] },
  { folder: 'src/ui/', may: ['src/ui/', 'src/domain/', 'src/content/shell/shell.ts'] },
  { folder: 'src/site/platform/', may: ['src/site/platform/', ...belowSite] },
  { folder: 'src/site/features/', may: ['src/site/features/', ...belowFeatures] },
  { folder: 'src/site/sections/', may: ['src/site/sections/', 'src/site/features/', ...belowFeatures] },
  { folder: 'src/site/', may: ['src/site/', ...belowSite] },
  // The type of the server's API is all that the desk knows of the server.
  { folder: 'src/desk/', may: ['src/desk/', ...belowSite], mayType: ['src/server/desk/desk-api.ts'] },
  { folder: 'src/server/', may: ['src/server/', 'src/content/', 'src/domain/', 'src/routes.ts'] },
]

/** Browser and shared code must run anywhere; only these prerender files may use Node. */
const nodeFree = ['src/domain/', 'src/content/', 'src/ui/', 'src/site/', 'src/desk/']
const nodeAllowed = ['src/site/shell/document/document.ts']

export function checkImports(files: readonly SourceFile[]): string[] {
  const problems: string[] = []
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const isTest = /\.test\.tsx?$/.test(file.path)
    const rule = rules.find(({ folder }) => file.path.startsWith(folder))
    const targets: string[] = []
    for (const { specifier, typeOnly, dynamic } of importsOf(file.text)) {
      if (specifier.startsWith('node:')) {
        if (
          !isTest &&
          nodeFree.some((folder) => file.path.startsWith(folder)) &&
          !nodeAllowed.includes(file.path)
        ) {
          problems.push(`${file.path} imports ${specifier}, but this folder must run in a browser`)
        }
        continue
      }
      if (!specifier.startsWith('.')) continue
      const target = targetOf(file.path, specifier)
      if (!/\.(tsx?|css|json|woff2|svg|sql|mjs)$/.test(target)) {
        problems.push(`${file.path} imports ${specifier} without its file extension`)
      }
      if (!typeOnly) targets.push(target)
      if (isTest || !rule || !target.startsWith('src/')) continue
      const allowed = typeOnly && !dynamic ? [...rule.may, ...(rule.mayType ?? [])] : rule.may
      if (!allowed.some((folder) => target.startsWith(folder))) {
        problems.push(`${file.path} must not import ${target}`)
      }
    }
    graph.set(file.path, targets)
  }
  return [...problems, ...findCycles(graph)]
}

function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file)
    if (start !== -1) {
      cycles.push(`import cycle: ${[...trail.slice(start), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}

if (import.meta.main) {
  const problems = checkImports(await readSources(dirname(import.meta.dirname), ['src']))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('Imports follow the rule.')
}
