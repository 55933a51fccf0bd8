/** Letters that tell the owner of an account what others may have done with it; in the form of `LetterWords`. */
export const warningWords = {
  "two-factor-on": {
    id: {
      subject: "Verifikasi dua langkah dinyalakan",
      heading: "Verifikasi dua langkah dinyalakan",
      before: [
        "Untuk masuk ke akun {email} kini diminta juga kode dari aplikasi autentikator. Simpan kode pemulihan Anda di tempat yang aman.",
        "Jika bukan Anda yang menyalakannya, segera ganti kata sandi Anda dan hubungi kami.",
      ],
      button: "Periksa keamanan akun",
    },
    en: {
      subject: "Two-step verification was turned on",
      heading: "Two-step verification was turned on",
      before: [
        "Logging in to the account {email} now takes a code from an authenticator app as well. Keep your recovery codes in a safe place.",
        "If you did not turn it on, change your password at once and contact us.",
      ],
      button: "Check account security",
    },
  },
  "wrong-passwords": {
    id: {
      subject: "Ada yang mencoba masuk ke akun Anda",
      heading: "Banyak percobaan masuk yang gagal",
      before: [
        "Dalam satu jam terakhir, kata sandi yang keliru untuk akun {email} dimasukkan sepuluh kali atau lebih. Tidak ada yang berhasil masuk dengan percobaan itu, dan kami memperlambat percobaan berikutnya.",
        "Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, pastikan kata sandi Anda tidak dipakai di tempat lain, dan nyalakan verifikasi dua langkah.",
      ],
      button: "Periksa keamanan akun",
      after: ["Surat ini kami kirim paling banyak sekali sehari."],
    },
    en: {
      subject: "Somebody is trying to log in to your account",
      heading: "Many failed logins",
      before: [
        "Within the last hour, a wrong password for the account {email} was entered ten times or more. None of these tries got in, and we slow further ones down.",
        "If it was you, there is nothing to do. If not, make sure that you use your password nowhere else, and turn on two-step verification.",
      ],
      button: "Check account security",
      after: ["We send this email once a day at most."],
    },
  },
};
