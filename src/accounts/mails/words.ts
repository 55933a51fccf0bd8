import type { Bilingual } from "#text/locales.ts";
import { warningWords } from "./warning-words.ts";

/**
 * A letter to one person. `{name}`, `{username}`, `{registered}`, `{email}`, `{device}`, `{time}` and `{passkeys}` are
 * filled in. What goes to an address that is not proven yet holds no words of whoever typed it (`{name}`).
 */
export interface LetterWords {
  subject: string;
  heading: string;
  /** Paragraphs before the button. */
  before: string[];
  button?: string;
  /** Paragraphs after it, in small type. */
  after?: string[];
}

export type LetterKind =
  | "verify"
  | "welcome"
  | "reset"
  | "registered-again"
  | "password-changed"
  | "change-email"
  | "email-change-asked"
  | "email-changed"
  | "passkey-added"
  | "two-factor-on"
  | "two-factor-off"
  | "wrong-passwords"
  | "new-device"
  | "deletion-requested"
  | "deletion-withdrawn"
  | "access-recovered"
  | "account-closed";

export const letterWords: Record<LetterKind, Bilingual<LetterWords>> = {
  verify: {
    id: {
      subject: "Verifikasi alamat surel Anda",
      heading: "Satu langkah lagi",
      before: [
        "Akun BigSuite dengan alamat surel ini didaftarkan pada {registered}, dengan nama pengguna {username}.",
        "Jika itu Anda, tekan tombol di bawah. Setelah itu Anda dapat membeli paket. Di perangkat lain, kami menanyakan kata sandi akun itu.",
      ],
      button: "Verifikasi surel",
      after: [
        "Tautan ini berlaku 24 jam.",
        "Jika Anda tidak mendaftar, abaikan saja surel ini. Akun itu tidak dapat dipakai membeli dan terhapus sendiri setelah 30 hari.",
      ],
    },
    en: {
      subject: "Verify your email address",
      heading: "One more step",
      before: [
        "A BigSuite account with this email address was registered on {registered}, under the username {username}.",
        "If that was you, press the button below. After that you can buy packages. On another device we ask for the account's password.",
      ],
      button: "Verify email",
      after: [
        "The link is good for 24 hours.",
        "If you did not register, ignore this email. Nothing can be bought with that account, and it is deleted after 30 days.",
      ],
    },
  },
  welcome: {
    id: {
      subject: "Selamat datang di BigSuite",
      heading: "Selamat datang, {name}",
      before: [
        "Surel Anda sudah terverifikasi dan akun Anda siap dipakai.",
        "Di akun Anda terdapat paket, tagihan, dan pengaturan keamanan. Kami sarankan menyalakan verifikasi dua langkah.",
      ],
      button: "Buka akun Anda",
    },
    en: {
      subject: "Welcome to BigSuite",
      heading: "Welcome, {name}",
      before: [
        "Your email address is verified and your account is ready.",
        "Your account holds your packages, invoices and security settings. We suggest that you turn on two-step verification.",
      ],
      button: "Open your account",
    },
  },
  reset: {
    id: {
      subject: "Atur ulang kata sandi Anda",
      heading: "Buat kata sandi baru",
      before: [
        "Ada permintaan untuk mengatur ulang kata sandi akun {email}. Tekan tombol di bawah untuk membuat yang baru.",
      ],
      button: "Buat kata sandi baru",
      after: [
        "Tautan ini berlaku satu jam dan hanya dapat dipakai sekali.",
        "Jika bukan Anda yang meminta, abaikan saja: kata sandi Anda tidak berubah.",
      ],
    },
    en: {
      subject: "Reset your password",
      heading: "Choose a new password",
      before: [
        "Somebody asked to reset the password of the account {email}. Press the button below to choose a new one.",
      ],
      button: "Choose a new password",
      after: [
        "The link is good for one hour and works once.",
        "If it was not you, ignore this email: your password stays as it is.",
      ],
    },
  },
  "registered-again": {
    id: {
      subject: "Anda sudah punya akun BigSuite",
      heading: "Akun ini sudah ada",
      before: [
        "Baru saja ada yang mendaftar dengan alamat surel {email}, padahal alamat ini sudah punya akun. Tidak ada yang berubah.",
        "Jika itu Anda, masuklah seperti biasa, atau buat kata sandi baru bila lupa.",
      ],
      button: "Masuk",
      after: ["Jika bukan Anda, tidak ada yang perlu dilakukan."],
    },
    en: {
      subject: "You already have a BigSuite account",
      heading: "This account exists already",
      before: [
        "Somebody just registered with the email address {email}, which has an account already. Nothing has changed.",
        "If it was you, log in as usual, or choose a new password if you forgot yours.",
      ],
      button: "Log in",
      after: ["If it was not you, there is nothing to do."],
    },
  },
  "password-changed": {
    id: {
      subject: "Kata sandi Anda telah diubah",
      heading: "Kata sandi Anda telah diubah",
      before: [
        "Kata sandi akun {email} baru saja diubah. Semua perangkat lain telah dikeluarkan.",
        "{passkeys}",
        "Jika bukan Anda yang mengubahnya, segera buat kata sandi baru.",
      ],
      button: "Bukan saya: buat kata sandi baru",
    },
    en: {
      subject: "Your password was changed",
      heading: "Your password was changed",
      before: [
        "The password of the account {email} was just changed. Every other device has been logged out.",
        "{passkeys}",
        "If it was not you, choose a new password at once.",
      ],
      button: "It was not me: choose a new password",
    },
  },
  "change-email": {
    id: {
      subject: "Pastikan alamat surel baru Anda",
      heading: "Pakai alamat surel ini?",
      before: ["Tekan tombol di bawah agar akun BigSuite Anda memakai alamat {email}."],
      button: "Pakai alamat ini",
      after: [
        "Tautan ini berlaku satu jam dan hanya dapat dipakai sekali.",
        "Jika Anda tidak memintanya, abaikan saja surel ini.",
      ],
    },
    en: {
      subject: "Confirm your new email address",
      heading: "Use this email address?",
      before: ["Press the button below so that your BigSuite account uses the address {email}."],
      button: "Use this address",
      after: ["The link is good for one hour and works once.", "If you did not ask for it, ignore this email."],
    },
  },
  "email-change-asked": {
    id: {
      subject: "Ada permintaan mengganti alamat surel akun Anda",
      heading: "Alamat surel akun Anda akan diganti",
      before: [
        "Ada yang meminta agar akun BigSuite Anda memakai alamat lain. Penggantian berlaku setelah tautan yang kami kirim ke alamat baru itu ditekan.",
        "Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru: tautan itu langsung tidak berlaku.",
      ],
      button: "Bukan saya: buat kata sandi baru",
    },
    en: {
      subject: "Somebody asked to change your account's email address",
      heading: "The email address of your account is about to change",
      before: [
        "Somebody asked that your BigSuite account use another address. It changes once the link we sent to that address is pressed.",
        "If it was you, there is nothing to do. If not, choose a new password at once: the link stops working that moment.",
      ],
      button: "It was not me: choose a new password",
    },
  },
  "passkey-added": {
    id: {
      subject: "Passkey baru di akun Anda",
      heading: "Passkey baru ditambahkan",
      before: [
        "Sebuah passkey baru dapat dipakai untuk masuk ke akun {email}.",
        "Jika bukan Anda yang menambahkannya, hapus passkey itu, keluarkan perangkat lain, dan ganti kata sandi Anda.",
      ],
      button: "Periksa keamanan akun",
    },
    en: {
      subject: "A new passkey on your account",
      heading: "A passkey was added",
      before: [
        "A new passkey can be used to log in to the account {email}.",
        "If you did not add it, remove it, log the other devices out and change your password.",
      ],
      button: "Check account security",
    },
  },
  ...warningWords,
  "two-factor-off": {
    id: {
      subject: "Verifikasi dua langkah dimatikan",
      heading: "Verifikasi dua langkah dimatikan",
      before: [
        "Untuk masuk ke akun {email} kini cukup kata sandi atau passkey.",
        "Jika bukan Anda yang mematikannya, ganti kata sandi Anda, lalu nyalakan lagi.",
      ],
      button: "Periksa keamanan akun",
    },
    en: {
      subject: "Two-step verification was turned off",
      heading: "Two-step verification was turned off",
      before: [
        "A password or a passkey alone is now enough to log in to the account {email}.",
        "If you did not turn it off, change your password, then turn it on again.",
      ],
      button: "Check account security",
    },
  },
  "email-changed": {
    id: {
      subject: "Alamat surel akun Anda telah diganti",
      heading: "Alamat surel akun Anda telah diganti",
      before: [
        "Akun BigSuite Anda kini memakai alamat lain. Kami memberitahukannya ke alamat lama untuk berjaga-jaga.",
        "Jika bukan Anda yang menggantinya, segera hubungi kami.",
      ],
      button: "Hubungi kami",
    },
    en: {
      subject: "The email address of your account was changed",
      heading: "The email address of your account was changed",
      before: [
        "Your BigSuite account now uses another address. We tell the old one to be on the safe side.",
        "If it was not you, contact us at once.",
      ],
      button: "Contact us",
    },
  },
  "new-device": {
    id: {
      subject: "Ada yang masuk dari perangkat baru",
      heading: "Masuk dari perangkat baru",
      before: [
        "Akun {email} dibuka dari perangkat yang belum pernah dipakai: {device}, {time}.",
        "Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, keluarkan perangkat itu dan ganti kata sandi Anda.",
      ],
      button: "Periksa keamanan akun",
    },
    en: {
      subject: "A login from a new device",
      heading: "A login from a new device",
      before: [
        "The account {email} was opened from a device not used before: {device}, {time}.",
        "If it was you, there is nothing to do. If not, log that device out and change your password.",
      ],
      button: "Check account security",
    },
  },
  "deletion-requested": {
    id: {
      subject: "Akun Anda akan dihapus",
      heading: "Akun Anda akan dihapus",
      before: [
        "Ada permintaan untuk menghapus akun BigSuite {email}. Akun, profil, dan langganan Anda dihapus setelah {time}.",
        "Sampai saat itu semuanya tetap berjalan: Anda masih dapat masuk, mengunduh faktur dan data, atau membatalkan penghapusan.",
      ],
      button: "Batalkan penghapusan",
      after: [
        "Jika Anda memang ingin menghapus akun, tidak ada yang perlu dilakukan.",
        "Jika bukan Anda yang meminta, batalkan penghapusan dan segera ganti kata sandi.",
      ],
    },
    en: {
      subject: "Your account will be deleted",
      heading: "Your account will be deleted",
      before: [
        "Somebody asked to delete the BigSuite account {email}. Your account, profile and subscriptions are deleted after {time}.",
        "Until then everything goes on as before: you can log in, download invoices and data, or cancel the deletion.",
      ],
      button: "Cancel the deletion",
      after: [
        "If you do want to delete the account, there is nothing to do.",
        "If it was not you, cancel the deletion and change your password at once.",
      ],
    },
  },
  "deletion-withdrawn": {
    id: {
      subject: "Akun Anda tidak jadi dihapus",
      heading: "Akun Anda tetap ada",
      before: ["Penghapusan akun BigSuite {email} telah dibatalkan. Tidak ada yang berubah pada akun Anda."],
      button: "Buka akun Anda",
    },
    en: {
      subject: "Your account will not be deleted",
      heading: "Your account stays",
      before: ["The deletion of the BigSuite account {email} was cancelled. Nothing about your account has changed."],
      button: "Open your account",
    },
  },
  "access-recovered": {
    id: {
      subject: "Akses ke akun Anda dipulihkan",
      heading: "Akses ke akun Anda dipulihkan",
      before: [
        "Setelah memeriksa identitas, tim kami menghapus verifikasi dua langkah dan semua passkey dari akun {email}. Semua perangkat telah dikeluarkan.",
        "Masuklah dengan kata sandi Anda, lalu nyalakan lagi verifikasi dua langkah.",
      ],
      button: "Periksa keamanan akun",
      after: ["Jika bukan Anda yang memintanya, segera ganti kata sandi dan hubungi kami."],
    },
    en: {
      subject: "Access to your account was restored",
      heading: "Access to your account was restored",
      before: [
        "After checking your identity, our team removed two-step verification and every passkey from the account {email}. All devices have been logged out.",
        "Log in with your password, then turn two-step verification on again.",
      ],
      button: "Check account security",
      after: ["If you did not ask for this, change your password at once and contact us."],
    },
  },
  "account-closed": {
    id: {
      subject: "Akun Anda telah dihapus",
      heading: "Akun Anda telah dihapus",
      before: [
        "Akun BigSuite untuk {email} telah dihapus beserta data pribadi Anda.",
        "Tagihan yang sudah dibayar tetap kami simpan tanpa data kontak, karena diwajibkan oleh hukum pajak.",
      ],
    },
    en: {
      subject: "Your account was deleted",
      heading: "Your account was deleted",
      before: [
        "The BigSuite account for {email} was deleted, together with your personal data.",
        "Invoices that were paid are kept without contact data, because tax law demands it.",
      ],
    },
  },
};
