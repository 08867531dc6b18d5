/** The texts of the page that is shown in place of one that cannot be loaded. */
export interface OfflineTexts {
  readonly title: string
  readonly text: string
  readonly advice: string
  /** Label of the button that loads the page again. */
  readonly retry: string
}

const ENGLISH: OfflineTexts = {
  title: 'You Are Offline',
  text: 'This page could not be loaded, and you have not opened it on this device before.',
  advice:
    'Pages you have opened before can still be read. This page loads as soon as there is a network again.',
  retry: 'Retry',
}

/** Portuguese is as written in Brazil, Chinese in simplified characters. */
const TRANSLATIONS: ReadonlyMap<string, OfflineTexts> = new Map(
  Object.entries({
    de: {
      title: 'Sie sind offline',
      text: 'Diese Seite konnte nicht geladen werden, und Sie haben sie auf diesem Gerät noch nie geöffnet.',
      advice:
        'Bereits geöffnete Seiten können Sie weiterhin lesen. Diese Seite wird geladen, sobald wieder eine Verbindung besteht.',
      retry: 'Erneut versuchen',
    },
    es: {
      title: 'No tienes conexión',
      text: 'No se pudo cargar esta página, y aún no la has abierto en este dispositivo.',
      advice:
        'Puedes seguir leyendo las páginas que ya abriste. Esta se cargará en cuanto vuelva la conexión.',
      retry: 'Reintentar',
    },
    fr: {
      title: 'Vous êtes hors ligne',
      text: 'Impossible de charger cette page, et vous ne l’avez encore jamais ouverte sur cet appareil.',
      advice:
        'Vous pouvez toujours lire les pages déjà ouvertes. Celle-ci se chargera dès que le réseau sera rétabli.',
      retry: 'Réessayer',
    },
    it: {
      title: 'Non sei in linea',
      text: 'Impossibile caricare questa pagina, e non l’hai mai aperta prima su questo dispositivo.',
      advice:
        'Puoi ancora leggere le pagine che hai già aperto. Questa si caricherà non appena torna la rete.',
      retry: 'Riprova',
    },
    ja: {
      title: 'オフラインです',
      text: 'このページを読み込めませんでした。この端末で開いたこともありません。',
      advice:
        '開いたことのあるページは引き続き読めます。ネットワークが復旧すると、このページが読み込まれます。',
      retry: '再試行',
    },
    ko: {
      title: '오프라인 상태입니다',
      text: '이 페이지를 불러오지 못했으며, 이 기기에서 연 적도 없습니다.',
      advice:
        '이전에 연 페이지는 계속 읽을 수 있습니다. 네트워크가 다시 연결되면 이 페이지를 불러옵니다.',
      retry: '다시 시도',
    },
    pt: {
      title: 'Você está offline',
      text: 'Não foi possível carregar esta página, e você ainda não a abriu neste dispositivo.',
      advice:
        'As páginas que você já abriu continuam disponíveis. Esta será carregada assim que a conexão voltar.',
      retry: 'Tentar de novo',
    },
    ru: {
      title: 'Нет подключения к сети',
      text: 'Не удалось загрузить страницу, а на этом устройстве вы её ещё не открывали.',
      advice:
        'Страницы, которые вы уже открывали, по-прежнему доступны. Эта загрузится, как только появится сеть.',
      retry: 'Повторить',
    },
    tr: {
      title: 'Çevrimdışısınız',
      text: 'Bu sayfa yüklenemedi; bu cihazda daha önce de açılmamış.',
      advice:
        'Daha önce açtığınız sayfaları okumaya devam edebilirsiniz. Bu sayfa, bağlantı geri gelince yüklenir.',
      retry: 'Yeniden dene',
    },
    zh: {
      title: '您已离线',
      text: '无法加载此页面，您也没有在此设备上打开过它。',
      advice: '打开过的页面仍可阅读。网络恢复后，此页面会自动加载。',
      retry: '重试',
    },
  }),
)

/** Regions and scripts that do not use simplified characters. */
const TRADITIONAL = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/i

/** The texts for a language tag: `fr` and `fr-CA` are French; English for other languages. */
export function offlineTexts(lang: string): OfflineTexts {
  const [language = ''] = lang.toLowerCase().split(/[-_]/)
  return (TRADITIONAL.test(lang) ? undefined : TRANSLATIONS.get(language)) ?? ENGLISH
}
