import type { HelpRow } from './help-articles.ts'

/** Getting started, and what people ask most. */
export const HELP_TO_START: readonly HelpRow[] = [
  {
    id: 1,
    category: 0,
    isPinned: true,
    time: '2026-06-01 09:00:00',
    texts: {
      en_US: {
        title: 'How to register',
        text: [
          'Choose phone or e-mail, ask for a code, and pick a password of at least six characters. An invite code is optional.',
          'Registered already, but the password is lost? Set a new one with “Forgot password” and a code.',
        ],
      },
      zh_CN: {
        title: '如何注册',
        text: [
          '选择手机或邮箱，获取验证码，并设置至少六位的密码。邀请码可以不填。',
          '已注册但忘记密码？通过“忘记密码”和验证码即可重设。',
        ],
      },
      de_DE: {
        title: 'So registrieren Sie sich',
        text: [
          'Wählen Sie Telefon oder E-Mail, fordern Sie einen Code an und legen Sie ein Passwort mit mindestens sechs Zeichen fest. Ein Einladungscode ist freiwillig.',
          'Schon registriert, aber das Passwort vergessen? Über „Passwort vergessen“ und einen Code setzen Sie ein neues.',
        ],
      },
    },
  },
  {
    id: 2,
    category: 0,
    isPinned: false,
    time: '2026-06-01 09:10:00',
    texts: {
      en_US: {
        title: 'Verify your real name',
        text: [
          'Trading, withdrawing and posting ads need a verified real name.',
          '- Your name and the number of your document',
          '- A photo of its front and one of its back',
          '- A photo of you holding the document and a signed note',
          'The photos may be JPG or PNG, up to 8 MB each. If something is not readable, we say what it is and you try again.',
        ],
      },
      zh_CN: {
        title: '实名认证',
        text: [
          '交易、提现和发布广告都需要先完成实名认证。',
          '- 姓名和证件号码',
          '- 证件正面和背面照片各一张',
          '- 本人手持证件和签名的照片',
          '照片格式为 JPG 或 PNG，每张不超过 8 MB。若有看不清之处，我们会说明原因，您可以重新提交。',
        ],
      },
      de_DE: {
        title: 'Identität bestätigen',
        text: [
          'Zum Handeln, Auszahlen und Schalten von Anzeigen muss Ihre Identität bestätigt sein.',
          '- Ihr Name und die Nummer Ihres Ausweises',
          '- je ein Foto der Vorder- und der Rückseite',
          '- ein Foto von Ihnen mit dem Ausweis und einem unterschriebenen Zettel',
          'Die Fotos dürfen JPG oder PNG mit höchstens 8 MB sein. Ist etwas nicht lesbar, nennen wir den Grund, und Sie versuchen es noch einmal.',
        ],
      },
    },
  },
  {
    id: 3,
    category: 0,
    isPinned: false,
    time: '2026-06-02 14:00:00',
    texts: {
      en_US: {
        title: 'Protect your account',
        text: [
          'Link a phone number and an e-mail address, set a fund password that differs from the log-in password, and add an authenticator app.',
          'Write the key of the authenticator down: with it you can move the app to another phone.',
        ],
      },
      zh_CN: {
        title: '保护您的账户',
        text: [
          '请绑定手机和邮箱，设置与登录密码不同的资金密码，并添加身份验证器。',
          '请抄下身份验证器的密钥，更换手机时可凭它迁移。',
        ],
      },
      de_DE: {
        title: 'So schützen Sie Ihr Konto',
        text: [
          'Hinterlegen Sie Telefonnummer und E-Mail-Adresse, setzen Sie ein Fondspasswort, das vom Login-Passwort abweicht, und richten Sie eine Authenticator-App ein.',
          'Notieren Sie den Schlüssel der App: Damit ziehen Sie auf ein anderes Telefon um.',
        ],
      },
    },
  },
  {
    id: 4,
    category: 1,
    isPinned: true,
    time: '2026-06-10 10:00:00',
    texts: {
      en_US: {
        title: 'When does my deposit arrive?',
        text: [
          'After three confirmations of its network, which takes about three minutes. Until then it is shown as not arrived.',
          'Was it sent over another network? Then it does not arrive at all; please write to support.',
        ],
      },
      zh_CN: {
        title: '充值什么时候到账？',
        text: [
          '经网络三次确认后到账，约三分钟。在此之前显示为未到账。',
          '如果使用了其他网络，则不会到账，请联系客服。',
        ],
      },
      de_DE: {
        title: 'Wann kommt meine Einzahlung an?',
        text: [
          'Nach drei Bestätigungen ihres Netzwerks, also nach etwa drei Minuten. Bis dahin gilt sie als nicht eingegangen.',
          'Über ein anderes Netzwerk gesendet? Dann kommt sie gar nicht an; bitte schreiben Sie dem Support.',
        ],
      },
    },
  },
  {
    id: 5,
    category: 1,
    isPinned: false,
    time: '2026-06-10 10:05:00',
    texts: {
      en_US: {
        title: 'No code arrives. What now?',
        text: [
          'A code lives ten minutes and can be asked for again after one. Look into the junk folder of your mailbox, and check the area code of your phone number.',
          'In this practice exchange codes go to the sandbox’s inbox and to the terminal it was started in.',
        ],
      },
      zh_CN: {
        title: '收不到验证码怎么办？',
        text: [
          '验证码十分钟内有效，一分钟后可重新获取。请查看邮箱的垃圾邮件，并核对手机区号。',
          '在这个模拟交易所中，验证码会送到沙盒收件箱以及启动它的终端。',
        ],
      },
      de_DE: {
        title: 'Es kommt kein Code an. Was nun?',
        text: [
          'Ein Code gilt zehn Minuten und lässt sich nach einer Minute erneut anfordern. Sehen Sie im Spam-Ordner nach und prüfen Sie die Vorwahl Ihrer Telefonnummer.',
          'In dieser Übungsbörse gehen Codes an den Posteingang der Sandbox und an das Terminal, in dem sie gestartet wurde.',
        ],
      },
    },
  },
  {
    id: 6,
    category: 1,
    isPinned: false,
    time: '2026-07-01 10:00:00',
    texts: {
      en_US: {
        title: 'How many API keys may I have?',
        text: [
          'Five. Each may be bound to up to five IP addresses and ends after 90 days.',
          'The secret is shown once, when the key is made. Keep it like a password.',
        ],
      },
      zh_CN: {
        title: '最多可以创建多少个 API 密钥？',
        text: [
          '最多五个，每个最多绑定五个 IP 地址，有效期 90 天。',
          '密钥的私钥只在创建时显示一次，请像密码一样妥善保管。',
        ],
      },
      de_DE: {
        title: 'Wie viele API-Schlüssel darf ich haben?',
        text: [
          'Fünf. Jeder lässt sich an bis zu fünf IP-Adressen binden und endet nach 90 Tagen.',
          'Das Geheimnis wird nur einmal angezeigt, beim Anlegen. Verwahren Sie es wie ein Passwort.',
        ],
      },
    },
  },
]
