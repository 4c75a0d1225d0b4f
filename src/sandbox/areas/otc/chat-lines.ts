import type { Language } from '#generated/wire/language.ts'

/** Sentences of a computed member: with a payment, to staff, and in answer to what the other one writes. */
type Lines = { readonly paid: string; readonly appeal: string; readonly answers: readonly string[] }

/** Content of the sandbox: members write in the language of their ad, whoever reads it. */
export const CHAT_LINES: Readonly<Record<Language, Lines>> = {
  en_US: {
    paid: 'I have just sent the money. Please check your account.',
    appeal: 'I paid on time and have not received the coins.',
    answers: [
      'Hello! I am here, just a moment please.',
      'Please use the order number as reference and nothing else.',
      'Thank you. I will be quick.',
    ],
  },
  de_DE: {
    paid: 'Ich habe das Geld gerade überwiesen. Bitte prüfen Sie Ihr Konto.',
    appeal: 'Ich habe rechtzeitig bezahlt und die Coins nicht erhalten.',
    answers: [
      'Guten Tag! Ich bin da, einen Moment bitte.',
      'Bitte nur die Ordernummer als Verwendungszweck angeben.',
      'Vielen Dank. Ich beeile mich.',
    ],
  },
  es_ES: {
    paid: 'Acabo de enviar el dinero. Comprueba tu cuenta, por favor.',
    appeal: 'Pagué a tiempo y no he recibido las monedas.',
    answers: [
      '¡Hola! Estoy aquí, un momento, por favor.',
      'Indica solo el número de la orden como concepto, por favor.',
      'Gracias. Seré rápido.',
    ],
  },
  fr_FR: {
    paid: 'Je viens d’envoyer l’argent. Veuillez vérifier votre compte.',
    appeal: 'J’ai payé à temps et je n’ai pas reçu les cryptos.',
    answers: [
      'Bonjour ! Je suis là, un instant s’il vous plaît.',
      'Merci d’indiquer uniquement le numéro de l’ordre comme référence.',
      'Merci. Je fais vite.',
    ],
  },
  it_IT: {
    paid: 'Ho appena inviato il denaro. Controlla il tuo conto, per favore.',
    appeal: 'Ho pagato in tempo e non ho ricevuto le coin.',
    answers: [
      'Ciao! Sono qui, un attimo per favore.',
      'Indica solo il numero dell’ordine come causale, per favore.',
      'Grazie. Faccio presto.',
    ],
  },
  ja_JP: {
    paid: 'ただいま送金しました。口座をご確認ください。',
    appeal: '期限内に支払いましたが、コインを受け取っていません。',
    answers: [
      'こんにちは。対応しますので少々お待ちください。',
      '振込の備考には注文番号のみをご記入ください。',
      'ありがとうございます。すぐに確認します。',
    ],
  },
  ko_KR: {
    paid: '방금 송금했습니다. 계좌를 확인해 주세요.',
    appeal: '기한 안에 결제했지만 코인을 받지 못했습니다.',
    answers: [
      '안녕하세요. 잠시만 기다려 주세요.',
      '송금 메모에는 주문 번호만 적어 주세요.',
      '감사합니다. 바로 확인하겠습니다.',
    ],
  },
  zh_CN: {
    paid: '我已付款，请查收。',
    appeal: '我已按时付款，但没有收到币。',
    answers: ['您好，我在，请稍等。', '付款备注请只写订单号。', '谢谢，我会尽快处理。'],
  },
  zh_HK: {
    paid: '我已付款，請查收。',
    appeal: '我已準時付款，但未收到幣。',
    answers: ['你好，我在，請稍等。', '付款備註請只寫訂單編號。', '謝謝，我會盡快處理。'],
  },
}
