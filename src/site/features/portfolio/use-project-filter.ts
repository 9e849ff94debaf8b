import type { Project } from '../../../content/portfolio/projects.ts'
import { type ProjectFilter, readFilter, writeFilter } from '../../../domain/portfolio/filter-projects.ts'
import { pagePaths } from '../../../routes.ts'
import { pushQuery, useOwnQuery } from '../../platform/navigation/use-own-query.ts'

/** The filter lives in the address. */
export function useProjectFilter(projects: readonly Project[]) {
  const filter = readFilter(useOwnQuery(pagePaths.portfolio) ?? '', projects)
  return {
    filter,
    /** The address is read again: two choices can be made before the first of them has been rendered. */
    choose(change: Partial<ProjectFilter>) {
      const { search } = location
      const wanted = writeFilter(search, { ...readFilter(search, projects), ...change })
      if (wanted !== search) pushQuery(wanted)
    },
  }
}
