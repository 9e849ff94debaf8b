import type { Project } from '../../../content/portfolio/projects.ts'
import { type ProjectFilter, readFilter, writeFilter } from '../../../domain/portfolio/filter-projects.ts'
import { pagePaths } from '../../../routes.ts'
import { pushQuery, useOwnQuery } from '../../platform/navigation/use-own-query.ts'

/** The filter is kept in the address. */
export function useProjectFilter(projects: readonly Project[]) {
  const filter = readFilter(useOwnQuery(pagePaths.portfolio) ?? '', projects)
  return {
    filter,
    /** Reads the address again, because a second choice can follow before the first has been rendered. */
    choose(change: Partial<ProjectFilter>) {
      const { search } = location
      const wanted = writeFilter(search, { ...readFilter(search, projects), ...change })
      if (wanted !== search) pushQuery(wanted)
    },
  }
}
