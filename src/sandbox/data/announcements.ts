import type { AnnouncementCategory } from '#generated/wire/announcement-category.ts'
import type { WrittenIn } from './content-text.ts'

export type AnnouncementRow = {
  readonly id: number
  readonly category: AnnouncementCategory
  readonly isPinned: boolean
  /** When it was published, GMT+8. */
  readonly time: string
  readonly texts: WrittenIn
}

/** Oldest first. */
export const ANNOUNCEMENTS: readonly AnnouncementRow[] = [
  {
    id: 1,
    category: 0,
    isPinned: true,
    time: '2026-06-01 09:00:00',
    texts: {
      en_US: {
        title: 'Openbourse is open',
        text: [
          'From today everybody can register with a phone number or an e-mail address and trade fifteen coins.',
          'This is a practice exchange: its members, prices and balances are made up, and no real money moves.',
        ],
      },
      zh_CN: {
        title: 'Openbourse 正式开放',
        text: [
          '即日起，任何人都可以用手机号或邮箱注册，交易十五种币。',
          '这是一个模拟交易所：用户、价格和余额均为虚拟，不涉及真实资金。',
        ],
      },
      de_DE: {
        title: 'Openbourse ist eröffnet',
        text: [
          'Ab heute kann sich jeder mit Telefonnummer oder E-Mail-Adresse registrieren und fünfzehn Coins handeln.',
          'Dies ist eine Übungsbörse: Mitglieder, Preise und Guthaben sind erfunden, echtes Geld bewegt sich nicht.',
        ],
      },
    },
  },
  {
    id: 2,
    category: 4,
    isPinned: false,
    time: '2026-07-14 11:00:00',
    texts: {
      en_US: {
        title: 'New on the list: Avalanche (AVAX)',
        text: [
          'AVAX can now be deposited, withdrawn and traded against USDT.',
          '- Deposits are credited after three confirmations of the network, about three minutes.',
          '- The least withdrawal is 0.1 AVAX.',
        ],
      },
      zh_CN: {
        title: '新币上线：雪崩协议（AVAX）',
        text: [
          'AVAX 现已开放充值、提现，并可与 USDT 交易。',
          '- 充值经网络三次确认后到账，约三分钟。',
          '- 最小提现数量为 0.1 AVAX。',
        ],
      },
      de_DE: {
        title: 'Neu gelistet: Avalanche (AVAX)',
        text: [
          'AVAX lässt sich ab sofort einzahlen, auszahlen und gegen USDT handeln.',
          '- Einzahlungen werden nach drei Bestätigungen des Netzwerks gutgeschrieben, etwa nach drei Minuten.',
          '- Die kleinste Auszahlung beträgt 0,1 AVAX.',
        ],
      },
    },
  },
  {
    id: 3,
    category: 1,
    isPinned: false,
    time: '2026-08-20 10:30:00',
    texts: {
      en_US: {
        title: 'Invite friends and share the fees',
        text: [
          'Send your invite link to friends. When they have verified their real name, you get a part of the fees that they and their own friends pay.',
          'Rankings and rebates are counted anew every 24 hours.',
        ],
      },
      zh_CN: {
        title: '邀请好友，共享手续费返佣',
        text: [
          '把邀请链接发给好友。好友完成实名认证后，您即可从其本人及其好友支付的手续费中获得返佣。',
          '排行榜与返佣每 24 小时重新统计一次。',
        ],
      },
      de_DE: {
        title: 'Freunde einladen und Gebühren teilen',
        text: [
          'Senden Sie Freunden Ihren Einladungslink. Sobald deren Identität bestätigt ist, erhalten Sie einen Teil der Gebühren, die diese und deren Freunde zahlen.',
          'Ranglisten und Rückvergütungen werden alle 24 Stunden neu berechnet.',
        ],
      },
    },
  },
  {
    id: 4,
    category: 2,
    isPinned: false,
    time: '2026-09-18 16:00:00',
    texts: {
      en_US: {
        title: 'What to check before you withdraw',
        text: [
          'Coins that were sent to a wrong address cannot be brought back. Compare the network and the first and last characters of the address before you confirm.',
          'For every withdrawal we ask for your fund password and a code. Nobody from Openbourse will ever ask you for either.',
        ],
      },
      zh_CN: {
        title: '提现前请核对',
        text: [
          '转到错误地址的币无法追回。确认前请核对网络以及地址的开头和结尾。',
          '每次提现都需要资金密码和验证码。Openbourse 的工作人员绝不会向您索要它们。',
        ],
      },
      de_DE: {
        title: 'Was Sie vor einer Auszahlung prüfen sollten',
        text: [
          'An eine falsche Adresse gesendete Coins lassen sich nicht zurückholen. Vergleichen Sie vor dem Bestätigen das Netzwerk sowie Anfang und Ende der Adresse.',
          'Bei jeder Auszahlung fragen wir nach dem Fondspasswort und einem Code. Niemand von Openbourse wird Sie je nach einem von beiden fragen.',
        ],
      },
    },
  },
  {
    id: 5,
    category: 3,
    isPinned: false,
    time: '2026-10-27 08:00:00',
    texts: {
      en_US: {
        title: 'Maintenance on 1 November',
        text: [
          'On 1 November from 02:00 to 02:30 (GMT+8) deposits and withdrawals pause. Trading goes on.',
          'Deposits that arrive meanwhile are credited afterwards; you need not do anything.',
        ],
      },
      zh_CN: {
        title: '11 月 1 日系统维护',
        text: [
          '11 月 1 日 02:00 至 02:30（GMT+8）暂停充值和提现，交易照常进行。',
          '期间到达的充值将在维护后入账，您无需任何操作。',
        ],
      },
      de_DE: {
        title: 'Wartung am 1. November',
        text: [
          'Am 1. November ruhen von 02:00 bis 02:30 Uhr (GMT+8) Ein- und Auszahlungen. Der Handel läuft weiter.',
          'Inzwischen eingehende Beträge werden danach gutgeschrieben; Sie müssen nichts tun.',
        ],
      },
    },
  },
  {
    id: 6,
    category: 0,
    isPinned: false,
    time: '2026-11-16 09:30:00',
    texts: {
      en_US: {
        title: 'Become a merchant',
        text: [
          'Certified merchants post ads to buy and sell coins for ordinary money. They get a booth of their own, one-to-one service and lower fees.',
          'You need a verified real name and leave a deposit, which you get back when you stop.',
        ],
      },
      zh_CN: {
        title: '成为认证商家',
        text: [
          '认证商家可以发布买卖数字货币的法币广告，享有专属展位、一对一服务和更低的手续费。',
          '申请须完成实名认证并缴纳保证金；停止经营时保证金退还。',
        ],
      },
      de_DE: {
        title: 'Händler werden',
        text: [
          'Zertifizierte Händler schalten Anzeigen, um Coins gegen Fiatgeld zu kaufen und zu verkaufen. Sie erhalten einen eigenen Stand, persönliche Betreuung und niedrigere Gebühren.',
          'Nötig sind eine bestätigte Identität und eine Kaution, die Sie beim Aufhören zurückbekommen.',
        ],
      },
    },
  },
]
