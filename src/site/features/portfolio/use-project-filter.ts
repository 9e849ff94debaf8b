import type { Project } from '../../../content/portfolio/projects.ts'
import { type ProjectFilter, readFilter, writeFilter } from '../../../domain/portfolio/filter-projects.ts'
import { pagePaths } from '../../../routes.ts'
import { pushQuery, useOwnQuery } from '../../shell/use-own-query.ts'

/** The filter lives in the address. */
export function useProjectFilter(projects: readonly Project[]) {
  const search = useOwnQuery(pagePaths.portfolio) ?? ''
  const filter = readFilter(search, projects)
  return {
    filter,
    choose(change: Partial<ProjectFilter>) {
      const wanted = writeFilter(search, { ...filter, ...change })
      if (wanted !== search) pushQuery(wanted)
    },
  }
}
