import { consultationForm, consultationDialog as words } from '../../content/forms/consultation-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import type { OpenableProps } from '../../ui/overlay/use-dialog.tsx'
import { FormDialog } from '../features/inquiry-form/form-dialog.tsx'
import styles from './consultation-dialog.module.css'
import { ContactRows } from './contact-rows.tsx'

export function ConsultationDialog(props: OpenableProps) {
  return (
    <FormDialog {...props} title={words.title} slate={words.slate} content={consultationForm} closeOnSuccess>
      <ul className={styles.benefits} aria-label={words.benefitsTitle}>
        {words.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <ContactRows />
    </FormDialog>
  )
}
