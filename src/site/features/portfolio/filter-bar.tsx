import { useEffect, useRef } from 'react'
import { type GearId, gear } from '../../../content/portfolio/gear.ts'
import { categories, filterWords as words } from '../../../content/portfolio/portfolio-words.ts'
import type { Project } from '../../../content/portfolio/projects.ts'
import { filterProjects, type ProjectFilter } from '../../../domain/portfolio/filter-projects.ts'
import { projectCategories } from '../../../domain/portfolio/project.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import styles from './filter-bar.module.css'
import { Pencil } from './pencil.tsx'

type FilterBarProps = {
  projects: readonly Project[]
  filter: ProjectFilter
  choose: (change: Partial<ProjectFilter>) => void
}

/** Choices without any result are disabled. */
export function FilterBar({ projects, filter, choose }: FilterBarProps) {
  const found = (change: Partial<ProjectFilter>) => filterProjects(projects, { ...filter, ...change }).length
  const select = useRef<HTMLSelectElement>(null)
  const chosenEarly = useRef(true)

  useEffect(() => {
    if (!select.current) return
    // A choice made before hydration counts, unless the address has another one.
    const { value } = select.current
    if (chosenEarly.current && value && filter.gear === null) choose({ gear: value })
    else select.current.value = filter.gear ?? ''
    chosenEarly.current = false
  }, [filter.gear, choose])

  return (
    <search className={styles.filters}>
      <fieldset className={styles.categories}>
        <legend className={`slate ${styles.legend}`}>{words.category}</legend>
        {[null, ...projectCategories].map((category) => {
          const count = found({ category })
          return (
            <button
              key={category ?? 'all'}
              type="button"
              className={styles.category}
              aria-pressed={filter.category === category}
              disabled={count === 0}
              onClick={() => choose({ category })}
            >
              {category ? categories[category].label : words.every}{' '}
              <span className={`slate ${styles.count}`}>{count}</span>
              <Pencil />
            </button>
          )
        })}
      </fieldset>
      <SelectField
        ref={select}
        name="gear"
        label={words.gear}
        placeholder={words.anyGear}
        autoComplete="off"
        note={
          <span className={styles.found} role="status">
            {words.found(found({}), projects.length)}
          </span>
        }
        options={gearIds.map((id) => ({
          value: id,
          label: gear[id],
          disabled: found({ gear: id }) === 0,
        }))}
        onChange={(event) => choose({ gear: event.currentTarget.value || null })}
      />
    </search>
  )
}

const gearIds = Object.keys(gear).filter((id): id is GearId => Object.hasOwn(gear, id))
