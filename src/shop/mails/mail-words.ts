import type { Bilingual } from "#text/locales.ts";

interface Words {
  subject: Bilingual;
  heading: Bilingual;
  lines: Bilingual<string[]>;
  button?: Bilingual;
}

/**
 * What is written to customers about an order. `{order}`, `{invoice}`, `{package}`, `{total}`, `{received}`, `{until}`, `{lastDay}`, `{access}` and `{voucher}`
 * are filled in; a line about a voucher is for orders that had one.
 */
export const orderMailWords = {
  placed: {
    subject: { id: "Selesaikan pembayaran {order}", en: "Complete your payment for {order}" },
    heading: { id: "Pesanan Anda menunggu pembayaran", en: "Your order is waiting for payment" },
    lines: {
      id: [
        "Bayar tepat {total} paling lambat {until} WIB.",
        "Paket {package} aktif begitu bank mengabarkan pembayaran Anda.",
      ],
      en: ["Pay exactly {total} by {until} (WIB).", "{package} starts as soon as the bank tells us of your payment."],
    },
    button: { id: "Lihat cara membayar", en: "See how to pay" },
  },
  receipt: {
    subject: { id: "Pembayaran diterima: {invoice}", en: "Payment received: {invoice}" },
    heading: { id: "Terima kasih, paket Anda aktif", en: "Thank you, your package is active" },
    lines: {
      id: [
        "Kami telah menerima {received} untuk {package}. Paket aktif sampai {lastDay}.",
        "{access}",
        "Tagihan {invoice} terlampir.",
      ],
      en: [
        "We have received {received} for {package}. The package is active until {lastDay}.",
        "{access}",
        "Invoice {invoice} is attached.",
      ],
    },
    button: { id: "Mulai dari sini", en: "Start here" },
  },
  expired: {
    subject: { id: "Batas waktu pembayaran {order} sudah lewat", en: "The time to pay {order} has passed" },
    heading: { id: "Pesanan Anda ditutup", en: "Your order has been closed" },
    lines: {
      id: [
        "Kami belum menerima pembayaran untuk {package}, jadi pesanan {order} ditutup.",
        "Anda dapat memesan lagi kapan saja. Jika Anda sudah membayar, balas surel ini.",
      ],
      en: [
        "We have not received a payment for {package}, so order {order} has been closed.",
        "You can order again at any time. If you have paid already, reply to this email.",
      ],
    },
    button: { id: "Pesan lagi", en: "Order again" },
  },
  cancelled: {
    subject: { id: "Pesanan {order} dibatalkan", en: "Order {order} is cancelled" },
    heading: { id: "Pesanan Anda sudah dibatalkan", en: "Your order is cancelled" },
    lines: {
      id: [
        "Sesuai permintaan Anda, pesanan {order} untuk {package} dibatalkan. Tidak ada uang yang ditarik, dan nomor pembayarannya tidak berlaku lagi.",
        "Voucher {voucher} sudah dikembalikan dan dapat dipakai lagi.",
        "Berubah pikiran? Anda dapat memesan paket yang sama kapan saja.",
      ],
      en: [
        "As you asked, order {order} for {package} is cancelled. Nothing was charged, and its payment number is no longer valid.",
        "Voucher {voucher} has been given back and can be used again.",
        "Changed your mind? You can order the same package at any time.",
      ],
    },
    button: { id: "Pesan lagi", en: "Order again" },
  },
  reversed: {
    subject: { id: "Pembayaran {order} ditarik kembali oleh bank", en: "The bank took back the payment for {order}" },
    heading: { id: "Pembayaran Anda dibatalkan bank", en: "Your payment was reversed by the bank" },
    lines: {
      id: [
        "Bank menarik kembali {total} untuk {package}, sehingga aksesnya kami hentikan sementara.",
        "Hubungi bank Anda, atau balas surel ini agar kami dapat membantu.",
      ],
      en: [
        "The bank has taken back {total} for {package}, so access is suspended.",
        "Contact your bank, or reply to this email so that we can help.",
      ],
    },
  },
} as const satisfies Record<string, Words>;
export type OrderMailKind = keyof typeof orderMailWords;

/** How a customer gets into the product, by what was paid and whether the account opens the product itself. */
export const accessWords = {
  connected: {
    id: "Buka {package} dari halaman paket Anda. Langkah pertamanya ada di sana.",
    en: "Open {package} from the page of your package. The first steps are there too.",
  },
  purchase: {
    id: "Tim kami menyiapkan ruang kerja {package} Anda dalam satu hari kerja dan mengirim undangan ke surel ini. Bila ruang kerja Anda sudah ada, Anda dapat langsung memakainya.",
    en: "Our team sets up your {package} workspace within one working day and sends an invitation to this address. If you already have a workspace, simply carry on in it.",
  },
  renewal: {
    id: "Ruang kerja {package} Anda tetap sama; tidak ada yang perlu Anda lakukan.",
    en: "Your {package} workspace stays the same; there is nothing you need to do.",
  },
  upgrade: {
    id: "Tim kami menaikkan batas ruang kerja {package} Anda dalam satu hari kerja.",
    en: "Our team raises the limits of your {package} workspace within one working day.",
  },
} as const satisfies Record<string, Bilingual>;

/** What is written to customers about a subscription. `{package}`, `{until}`, `{days}` and `{grace}` are filled in. */
export const subscriptionMailWords = {
  reminder: {
    subject: { id: "{package} berakhir dalam {days} hari", en: "{package} ends in {days} days" },
    heading: { id: "Saatnya memperpanjang paket", en: "Time to renew your package" },
    lines: {
      id: ["{package} aktif sampai {until}.", "Perpanjang sekarang: masa baru menyambung tanpa jeda."],
      en: ["{package} is active until {until}.", "Renew now: the new period follows on without a gap."],
    },
    button: { id: "Perpanjang paket", en: "Renew package" },
  },
  grace: {
    subject: {
      id: "{package} sudah berakhir, akses masih terbuka {grace} hari",
      en: "{package} has ended; access stays open for {grace} days",
    },
    heading: { id: "Paket Anda dalam masa tenggang", en: "Your package is in its grace period" },
    lines: {
      id: [
        "{package} berakhir pada {until}. Anda masih dapat memakainya {grace} hari lagi.",
        "Perpanjang sebelum itu agar pekerjaan Anda tidak terhenti.",
      ],
      en: [
        "{package} ended on {until}. You can still use it for {grace} days.",
        "Renew before then so that your work is not interrupted.",
      ],
    },
    button: { id: "Perpanjang paket", en: "Renew package" },
  },
  ended: {
    subject: { id: "{package} tidak aktif lagi", en: "{package} is no longer active" },
    heading: { id: "Paket Anda berakhir", en: "Your package has ended" },
    lines: {
      id: [
        "{package} berakhir pada {until}, dan aksesnya kini ditutup.",
        "Anda dapat mengaktifkannya lagi kapan saja.",
      ],
      en: ["{package} ended on {until}, and access is now closed.", "You can activate it again at any time."],
    },
    button: { id: "Aktifkan lagi", en: "Activate again" },
  },
  stopped: {
    subject: { id: "Langganan {package} dihentikan", en: "Your subscription to {package} is stopped" },
    heading: { id: "Langganan Anda dihentikan", en: "Your subscription is stopped" },
    lines: {
      id: [
        "Sesuai permintaan Anda, {package} tetap aktif sampai {until}, lalu berakhir. Kami tidak mengirim pengingat lagi.",
        "Tidak ada debit otomatis, jadi tidak ada yang perlu Anda batalkan di bank.",
        "Berubah pikiran? Lanjutkan langganan dari akun Anda sampai tanggal itu.",
      ],
      en: [
        "As you asked, {package} stays active until {until} and then ends. We will send no more reminders.",
        "Nothing is ever debited automatically, so there is nothing to cancel at your bank.",
        "Changed your mind? Resume the subscription in your account until that day.",
      ],
    },
    button: { id: "Buka paket saya", en: "Open my packages" },
  },
  resumed: {
    subject: { id: "Langganan {package} dilanjutkan", en: "Your subscription to {package} goes on" },
    heading: { id: "Langganan Anda dilanjutkan", en: "Your subscription goes on" },
    lines: {
      id: [
        "{package} aktif sampai {until}. Kami akan mengingatkan Anda sebelum tanggal itu; tidak ada debit otomatis.",
      ],
      en: ["{package} is active until {until}. We will remind you before that day; nothing is debited automatically."],
    },
    button: { id: "Buka paket saya", en: "Open my packages" },
  },
} as const satisfies Record<string, Words>;
export type SubscriptionMailKind = keyof typeof subscriptionMailWords;

/** Labels of the facts in mails. */
export const factWords = {
  method: { id: "Cara bayar", en: "Payment method" },
  va_number: { id: "Nomor virtual account", en: "Virtual account number" },
  biller_code: { id: "Kode perusahaan", en: "Company code" },
  bill_key: { id: "Kode pembayaran", en: "Payment code" },
  order: { id: "Nomor pesanan", en: "Order number" },
  invoice: { id: "Nomor tagihan", en: "Invoice number" },
  package: { id: "Paket", en: "Package" },
  total: { id: "Total", en: "Total" },
  until: { id: "Bayar sebelum", en: "Pay by" },
  period: { id: "Masa langganan", en: "Subscription period" },
} as const satisfies Record<string, Bilingual>;
