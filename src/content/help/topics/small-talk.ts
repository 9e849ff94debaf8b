import type { HelpTopic } from '../../../domain/help/help.ts'
import { pages } from './pages.ts'

/** What people say to a chat besides asking. */
export const smallTalk: readonly HelpTopic[] = [
  {
    id: 'greeting',
    page: pages.contact,
    asked: {
      en: ['hello', 'hi there', 'hey', 'good morning', 'good afternoon', 'good evening', 'how are you', 'hello there', 'good day', 'howdy',],
      es: ['hola', 'buenos días', 'buenas tardes', 'buenas noches', 'qué tal', 'cómo está', 'hola buenas tardes', 'buenas', 'hola qué tal',],
    },
    answer: {
      en: 'Hello, good to have you here. Ask me about services, prices, equipment, dates or our programs.',
      es: 'Hola, qué gusto tenerle por aquí. Pregúnteme por servicios, precios, equipo, fechas o nuestros programas.',
    },
  },
  {
    id: 'thanks',
    page: pages.contact,
    asked: {
      en: ['thank you', 'thanks a lot', 'thx', 'great, that helps', 'much appreciated', 'thank you so much', 'perfect, thanks', 'ty', 'ok thanks, that helps a lot', 'awesome', 'great thanks bye',],
      es: ['gracias', 'muchas gracias', 'mil gracias', 'muy amable', 'se lo agradezco', 'gracias por la ayuda', 'perfecto gracias', 'excelente',],
    },
    answer: {
      en: 'You’re welcome. If anything else comes up, ask here or send us a message.',
      es: 'Con mucho gusto. Si surge algo más, pregunte aquí o mándenos un mensaje.',
    },
  },
  {
    id: 'goodbye',
    page: pages.contact,
    asked: {
      en: ['bye', 'goodbye', 'see you later', 'have a nice day', 'that is all for now', 'ok bye', 'that is all',],
      es: ['adiós', 'hasta luego', 'nos vemos', 'que tenga buen día', 'eso es todo por ahora', 'chao', 'bueno adiós',],
    },
    answer: {
      en: 'Goodbye, and thank you for stopping by. When you have a date, tell us and we’ll tell you the plan.',
      es: 'Hasta luego y gracias por su visita. Cuando tenga una fecha, cuéntenos y le diremos el plan.',
    },
  },
  {
    id: 'bot',
    page: pages.contact,
    asked: {
      en: [
        'are you a bot',
        'are you a robot',
        'is this AI',
        'am I talking to a real human',
        'is this chat automatic', 'is this a real person', 'are you a real person', 'are you human', 'is anyone there',],
      es: [
        'es usted un robot',
        'eres un bot',
        'es inteligencia artificial',
        'hablo con una persona real',
        'es un chat automático', 'eres una persona', 'eres un robot',],
    },
    answer: {
      en: 'Yes, I’m automatic: I answer from what this site says and make nothing up. A person reads everything sent through the contact form; or call {phone}, {hours}.',
      es: 'Sí, soy automático: respondo con lo que dice este sitio y no invento nada. Lo que llega por el formulario de contacto lo lee una persona; también puede llamar al {phone} ({hours}).',
    },
  },
  {
    id: 'what-can-you-answer',
    page: pages.contact,
    asked: {
      en: [
        'what can you answer',
        'what can I ask you',
        'how can you help me',
        'what do you know',
        'show me the topics',
        'help', 'what can you help me with', 'what can you do',],
      es: [
        'qué puede responder',
        'qué le puedo preguntar',
        'en qué me puede ayudar',
        'qué sabe usted',
        'ayuda',
        'qué temas conoce', 'con qué me puedes ayudar',],
    },
    answer: {
      en: 'Services and what they start at, conference packages, equipment and its daily rates, free dates, turnaround, training programs, bookings, privacy and how to reach us. What I don’t know, I pass on to a person.',
      es: 'Servicios y precios iniciales, paquetes para conferencias, equipo y tarifas por día, fechas libres, tiempos de entrega, programas, reservas, privacidad y cómo contactarnos. Lo que no sé se lo paso a una persona.',
    },
  },
  {
    id: 'spanish',
    page: pages.contact,
    asked: {
      en: [
        'do you speak Spanish',
        'can I write in Spanish',
        'is the website in other languages',
        'which languages do you speak', 'habla español',],
      es: [
        'hablan español',
        'puedo escribirles en español',
        'el sitio está en español',
        'atienden en español',
        'qué idiomas hablan', 'me pueden atender en español',],
    },
    answer: {
      en: 'This chat answers in English and in Spanish; the pages themselves are in English. If you would like a reply in Spanish, say so in your message.',
      es: 'Este chat responde en español y en inglés; las páginas están en inglés. Si prefiere que le contestemos en español, dígalo en su mensaje.',
    },
  },
]
