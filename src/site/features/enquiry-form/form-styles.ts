import button from '../../ui/button.module.css'
import corners from '../../ui/corners.module.css'
import dateField from '../../ui/date-field.module.css'
import field from '../../ui/field.module.css'
import icon from '../../ui/icon.module.css'
import notice from '../../ui/notice.module.css'
import selectField from '../../ui/select-field.module.css'
import textArea from '../../ui/text-area.module.css'
import textField from '../../ui/text-field.module.css'
import form from './enquiry-form.module.css'

/**
 * The styles of everything a form shows, without its code: a page with a form in its document needs them at
 * the first paint, long before the form's chunk is asked for. The bundler leaves out style modules of which
 * nothing is read, hence a list.
 */
export const formStyles = [
  form,
  field,
  textField,
  selectField,
  textArea,
  dateField,
  button,
  corners,
  icon,
  notice,
] as const
