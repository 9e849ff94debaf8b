import { judgeDesk } from '../../support/looks/desk-looks.ts'

judgeDesk({ name: 'in high contrast on a desktop', width: 1280, settings: { contrast: 'high' } })
judgeDesk({ name: 'in light on a desktop', width: 1280, settings: {} })
judgeDesk({ name: 'in dark on a phone', width: 390, settings: { darkMode: true } })
judgeDesk({
  name: 'with 200 % text on a phone',
  width: 390,
  settings: { fontSizePercent: 200, darkMode: true },
})
