import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { pages } from './pages.ts'

const { recoveryMinutes, deletionDays, passwordMin } = limits.account

export const account: readonly HelpTopic[] = [
  {
    id: 'account',
    page: pages.signIn,
    asked: {
      en: [
        'do I need an account',
        'create an account',
        'sign up on the site',
        'what is the account for',
        'register a client login',
        'do I need to make an account',
      ],
      es: [
        'necesito una cuenta',
        'crear una cuenta',
        'registrarme en el sitio',
        'para qué sirve la cuenta',
        'hay que registrarse',
      ],
    },
    answer: {
      en: `An account is optional: every form can be sent without one. It keeps your inquiries together with their status; you need an email address and a password of at least ${passwordMin} characters.`,
      es: `La cuenta es opcional: todos los formularios se pueden enviar sin ella. Reúne sus consultas con su estado; solo pide un correo y una contraseña de al menos ${passwordMin} caracteres.`,
    },
  },
  {
    id: 'sign-in',
    page: pages.signIn,
    asked: {
      en: [
        'I forgot my password',
        'cannot sign in',
        'log in',
        'reset password',
        'sign in without a password',
        'my link has expired',
        'cannot log in',
        'I lost my password',
        'password does not work',
      ],
      es: [
        'olvidé mi contraseña',
        'no puedo iniciar sesión',
        'entrar a mi cuenta',
        'restablecer contraseña',
        'entrar sin contraseña',
        'mi enlace venció',
        'no puedo entrar a mi cuenta',
      ],
    },
    answer: {
      en: `On the sign-in page, “Forgot your password?” sends you a link to choose a new one, or to sign in without it. Links work once, within ${recoveryMinutes} minutes; you can have a new one sent.`,
      es: `En la página de acceso, “Forgot your password?” le envía un enlace para elegir otra contraseña o entrar sin ella. El enlace sirve una vez, durante ${recoveryMinutes} minutos; puede pedir otro.`,
    },
  },
  {
    id: 'account-settings',
    page: pages.account,
    asked: {
      en: [
        'change my email address',
        'change my password',
        'edit my name',
        'which devices are signed in',
        'download my data',
        'two-factor authentication',
        'authenticator app',
        'recovery codes',
        'lost my phone cannot get the code',
        'change my email',
      ],
      es: [
        'cambiar mi correo',
        'cambiar mi contraseña',
        'editar mi nombre',
        'qué dispositivos tienen sesión abierta',
        'descargar mis datos',
        'verificación en dos pasos',
        'aplicación de autenticación',
        'códigos de recuperación',
        'perdí mi celular y no tengo el código',
        'cambiar el correo de mi cuenta',
      ],
    },
    answer: {
      en: 'On your account page you change name, email and password, see which devices are signed in, add an authenticator app with recovery codes, and download everything we keep as one file.',
      es: 'En la página de su cuenta puede cambiar nombre, correo y contraseña, ver en qué dispositivos tiene sesión, agregar una aplicación de autenticación con códigos de recuperación y descargar todo lo que guardamos.',
    },
  },
  {
    id: 'delete-account',
    page: pages.account,
    asked: {
      en: [
        'delete my account',
        'close account',
        'remove my profile',
        'cancel account deletion',
        'cancel my account',
      ],
      es: [
        'borrar mi cuenta',
        'cerrar la cuenta',
        'eliminar mi perfil',
        'cancelar la eliminación de la cuenta',
        'cancelar mi cuenta',
      ],
    },
    answer: {
      en: `Press “Delete My Account” on your account page: it goes ${deletionDays} days later, and until then you can change your mind. Inquiries stay with us; to have one deleted too, write to {email}.`,
      es: `Pulse “Delete My Account” en la página de su cuenta: se borra ${deletionDays} días después y hasta entonces puede arrepentirse. Las consultas se quedan con nosotros; para borrar alguna, escriba a {email}.`,
    },
  },
]
