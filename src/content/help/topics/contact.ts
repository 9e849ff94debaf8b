import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { at, pages } from './pages.ts'

const { hours, quoteHours, applicationBusinessDays } = limits.reply

/** Reaching us, and what becomes of an inquiry. */
export const contact: readonly HelpTopic[] = [
  {
    id: 'contact',
    page: pages.contact,
    asked: {
      en: [
        'how can I contact you',
        'get in touch',
        'contact details',
        'ways to reach you',
        'what is your phone number',
        'can I call you',
        'telephone',
        'what is your email address',
        'email you',
        'where do I send documents', 'whats your phone number', 'email address', 'number to call',],
      es: [
        'cómo los contacto',
        'ponerme en contacto',
        'datos de contacto',
        'formas de comunicarme con ustedes',
        'cuál es su teléfono',
        'puedo llamarles',
        'número de teléfono',
        'cuál es su correo electrónico',
        'escribirles un correo',
        'a dónde envío documentos', 'cómo me comunico con ustedes', 'su número',],
    },
    answer: {
      en: `Call {phone}, {hours}, write to {email}, or use the contact form. We respond within ${hours} hours.`,
      es: `Llame al {phone} ({hours}), escriba a {email} o use el formulario de contacto. Respondemos en ${hours} horas.`,
    },
  },
  {
    id: 'hours',
    page: pages.contact,
    asked: {
      en: [
        'opening hours',
        'when are you open',
        'are you open on Saturday',
        'business hours',
        'what time do you close',
        'closed on holidays', 'are you open right now', 'are you open on Sunday', 'open today', 'what time do you open', 'are you closed on Thanksgiving', 'until when are you open', 'office hours', 'do you work weekends',],
      es: [
        'horario de atención',
        'a qué hora abren',
        'abren los sábados',
        'horario de oficina',
        'a qué hora cierran',
        'abren en días festivos', 'están abiertos ahora', 'abren los domingos', 'están abiertos hoy', 'hasta qué hora están', 'atienden fines de semana',],
    },
    answer: {
      en: 'Our hours are {hoursBothZones}. Reply times don’t count weekends and federal holidays.',
      es: 'Nuestro horario es {hoursBothZones}. Los tiempos de respuesta no cuentan fines de semana ni feriados federales.',
    },
  },
  {
    id: 'reply-time',
    page: at(pages.terms, 'requests'),
    asked: {
      en: [
        'how fast do you reply',
        'when will I hear back',
        'response time to a message',
        'do 24 hours include weekends',
        'how long until somebody answers me', 'how quickly do you answer emails', 'how soon will someone reply',],
      es: [
        'cuánto tardan en responder',
        'cuándo me contestan',
        'tiempo de respuesta a un mensaje',
        'las 24 horas incluyen fin de semana', 'qué tan rápido responden',],
    },
    answer: {
      en: `Inquiries within ${hours} hours, quote requests within ${quoteHours}, short partnership applications within ${applicationBusinessDays} business days. They count in our opening hours: ${hours} hours are one working day, and your confirmation says by when.`,
      es: `Consultas en ${hours} horas, cotizaciones de equipo en ${quoteHours}, solicitudes breves de alianza en ${applicationBusinessDays} días hábiles. Cuentan en horario de atención: ${hours} horas son un día hábil, y su confirmación dice para cuándo.`,
    },
  },
  {
    id: 'urgent',
    page: pages.contact,
    asked: {
      en: [
        'my event is tomorrow',
        'emergency on show day',
        'short notice',
        'last-minute booking',
        'I need somebody today', 'our event is tomorrow and our camera operator cancelled', 'help today, our videographer dropped out', 'can you come tonight',],
      es: [
        'mi evento es mañana',
        'emergencia el día del evento',
        'con poca anticipación',
        'reserva de último momento',
        'necesito a alguien hoy', 'nuestro camarógrafo canceló y el evento es mañana', 'es una emergencia',],
    },
    answer: {
      en: 'If your date is close, call {phone}, {hours}: that is faster than any form.',
      es: 'Si su fecha está cerca, llame al {phone} ({hours}): es más rápido que cualquier formulario.',
    },
  },
  {
    id: 'what-to-send',
    page: pages.contact,
    asked: {
      en: [
        'what information do you need from me',
        'what should I write in the form',
        'how do I start a project',
        'where is the contact form', 'what do you need to know from me for a quote', 'what should I tell you about my event',],
      es: [
        'qué información necesitan de mí',
        'qué escribo en el formulario',
        'cómo empiezo un proyecto',
        'dónde está el formulario de contacto', 'qué necesitan saber para cotizar',],
    },
    answer: {
      en: 'The date, the room, how many people and who has to see it; a budget range helps. Fill in what you know in the contact form, the rest we work out together.',
      es: 'La fecha, el lugar, cuántas personas y quién debe verlo; ayuda un rango de presupuesto. Llene en el formulario lo que sepa y lo demás lo resolvemos juntos.',
    },
  },
  {
    id: 'after-sending',
    page: at(pages.terms, 'requests'),
    asked: {
      en: [
        'what happens after I send the form',
        'is sending a form a contract',
        'am I committed after my inquiry',
        'next steps after contacting you', 'what happens after I submit the form', 'what happens next',],
      es: [
        'qué pasa después de enviar el formulario',
        'enviar el formulario es un contrato',
        'quedo comprometido al consultar',
        'qué sigue después de escribirles', 'qué pasa cuando mando el formulario',],
    },
    answer: {
      en: 'You get a confirmation with a reference and a status link, a producer reads it, and you get a proposal or the questions we need answered first. A form is a request, not a contract.',
      es: 'Recibe una confirmación con referencia y enlace de estado, un productor lo lee y le manda una propuesta o las preguntas que falten. Un formulario es una solicitud, no un contrato.',
    },
  },
  {
    id: 'inquiry-status',
    page: pages.inquiries,
    asked: {
      en: [
        'status of my inquiry',
        'did you get my message',
        'track my request',
        'where is my reference number',
        'status link',
        'I got no confirmation email',
        'nobody has answered me',
        'spam folder',
        'still waiting for your reply', 'how can I check on my inquiry', 'I sent a message and nobody replied', 'I sent a request, where does it stand', 'I never got a confirmation email',],
      es: [
        'estado de mi consulta',
        'recibieron mi mensaje',
        'seguimiento de mi solicitud',
        'dónde está mi número de referencia',
        'enlace de estado',
        'no me llegó el correo de confirmación',
        'nadie me ha contestado',
        'carpeta de spam',
        'sigo esperando su respuesta', 'no he recibido respuesta', 'mandé una solicitud y nadie responde', 'cómo va mi solicitud',],
    },
    answer: {
      en: 'Open the status link in your confirmation email: it shows your reference, where the inquiry stands and by when we reply. No email? Look in your spam folder, or call {phone}. Signed in, you see all of them under My Inquiries.',
      es: 'Abra el enlace de estado de su correo de confirmación: muestra su referencia, cómo va y para cuándo respondemos. ¿No llegó? Revise su spam o llame al {phone}. Con sesión iniciada las ve todas en “My Inquiries”.',
    },
  },
  {
    id: 'change-inquiry',
    page: pages.inquiries,
    asked: {
      en: [
        'change something in my request',
        'add details to my inquiry',
        'I made a mistake in the form',
        'withdraw my inquiry', 'change the date in my request', 'update my inquiry', 'correct my request',],
      es: [
        'cambiar algo de mi solicitud',
        'agregar datos a mi consulta',
        'me equivoqué en el formulario',
        'retirar mi consulta', 'cambiar la fecha de mi solicitud',],
    },
    answer: {
      en: 'Reply to your confirmation email with what you want to add or change. Nothing is booked by sending a form.',
      es: 'Responda a su correo de confirmación con lo que quiera agregar o cambiar. Enviar un formulario no reserva nada.',
    },
  },
  {
    id: 'form-problem',
    page: pages.notSent,
    asked: {
      en: [
        'the form does not work',
        'error when sending',
        'too many attempts',
        'cannot submit my message',
        'security error', 'the contact form gives me an error', 'the form keeps failing', 'form is not sending', 'submit button does nothing',],
      es: [
        'el formulario no funciona',
        'error al enviar',
        'demasiados intentos',
        'no puedo mandar mi mensaje',
        'error de seguridad', 'el formulario me da error',],
    },
    answer: {
      en: 'What you typed is kept. Check email and phone, wait ten minutes after several tries, and turn off a proxy or privacy add-on; or call {phone} or write to {email}.',
      es: 'Lo que escribió se conserva. Revise correo y teléfono, espere diez minutos tras varios intentos y desactive proxies o bloqueadores; o llame al {phone} o escriba a {email}.',
    },
  },
]
