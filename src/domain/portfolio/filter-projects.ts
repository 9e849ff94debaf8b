import { changeQuery } from '../change-query.ts'
import { type Filterable, type ProjectCategory, projectCategories } from './project.ts'

/** Null lets everything through. */
export type ProjectFilter = {
  readonly category: ProjectCategory | null
  readonly gear: string | null
}

export function filterProjects<P extends Filterable>(
  projects: readonly P[],
  { category, gear }: ProjectFilter,
): readonly P[] {
  return projects.filter(
    (project) =>
      (category === null || project.category === category) &&
      (gear === null || project.equipment.includes(gear)),
  )
}

/**
 * The filter that an address asks for. Values that match no project are dropped, equipment before category,
 * so that something is always found.
 */
export function readFilter(search: string, projects: readonly Filterable[]): ProjectFilter {
  const asked = new URLSearchParams(search)
  const finds = (filter: ProjectFilter) => filterProjects(projects, filter).length > 0
  const named = projectCategories.find((name) => name === asked.get('category')) ?? null
  const category = finds({ category: named, gear: null }) ? named : null
  const gear = asked.get('gear')
  return { category, gear: finds({ category, gear }) ? gear : null }
}

/** The query with this filter in it; all other parameters stay. */
export function writeFilter(search: string, { category, gear }: ProjectFilter): string {
  return changeQuery(search, { category, gear })
}
