import { shellWords } from '../../content/desk/desk.ts'
import { keyWords } from '../../content/desk/keys.ts'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useCell } from '../state/cell.ts'
import styles from './help-dialog.module.css'
import { setSingleKeys, singleKeys } from './use-keys.ts'

export function HelpDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const on = useCell(singleKeys)
  return (
    <Dialog {...props} title={keyWords.title} slate={keyWords.slate} closeLabel={shellWords.close}>
      <div className={styles.groups}>
        {keyWords.groups.map(({ name, keys }) => (
          <section key={name}>
            <h3 className={`slate ${styles.name}`}>{name}</h3>
            <dl>
              {keys.map(([key, text]) => (
                <div key={key} className={styles.key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <SwitchField
        name="single-keys"
        label={keyWords.single}
        hint={keyWords.singleHint}
        checked={on}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
    </Dialog>
  )
}
